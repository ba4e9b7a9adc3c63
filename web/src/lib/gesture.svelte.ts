// Gestures: one click where a person has one thought. The rules ask small questions; the server tells which of them would follow each
// choice (paths). A click on a thing is the run of answers that leads to it. What was picked up is held here, and is sent as one act
// once something is done with it. Nothing of this knows a game.
import { names } from './anchors';
import { get, type Choice, type Outlook, type Part, type PathChoice, type PathQuestion, type Paths } from './api';
import { mine } from './notice';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';

export const DONE = -1; // the choice to go no further

/** Choices in a row; the last of them names the thing that was meant. */
export interface Run { steps: PathChoice[] }
/** A question as the strip shows it: the open one, or one that comes after being done with the one before. */
export interface Stage { prompt: Part[]; choices: Choice[]; before: PathChoice[] }
/** One number to choose, such as ships of a stack or dice of a kind. */
export interface Count { unit: string; low: number; high: number; value: number; outlook?: Outlook }

export const plain = (parts: Part[] | null | undefined) => (parts ?? []).map((part) => part.text).join('');
const anchorsOf = (label: Part[]) => label.flatMap((part) => (part.anchor ? [part.anchor] : []));
const asStep = (choice: Choice): PathChoice => ({ value: choice.value, label: choice.label, to: 'ask' });

export class Gesture {
  choices = $state.raw<Choice[]>([]); // of the open question, as the message told them
  tree = $state.raw<PathQuestion | null>(null); // what would follow them
  held = $state.raw<PathChoice[]>([]); // answers that are picked up and not given yet
  node = $state.raw<PathQuestion | null>(null); // the question behind them
  fan = $state.raw<{ runs: Run[]; box: DOMRect; anchor: string } | null>(null); // a thing that means several things
  counting = $state.raw<Count[]>([]); // numbers that wait for a word, all of each at first
  counted = $state.raw<PathChoice[]>([]); // the answers that they are
  private wishes = $state.raw<number[]>([]); // what was set of the numbers that go along
  final = $state.raw<PathChoice[] | null>(null); // a run that would end the turn, held back
  at = $state.raw<string[]>([]); // named by the sentence under the cursor
  mark = $state.raw<string[]>([]); // named by a line of the log
  trail = $state.raw<string[]>([]); // named by what was told since my last action
  armed = $state(''); // a choice that waits for its second tap
  hint: string[] = []; // what lay under the click inside the thing: it answers a question that comes later
  spot: { anchor: string; box: DOMRect } | null = null; // the thing that was clicked last
  private weighing: Promise<unknown> = Promise.resolve(); // the numbers that wait are looked up
  private drawn = $state.raw<Set<string>>(new Set()); // what the board draws now
  private key = '';
  private coming: Promise<void> = Promise.resolve(); // the paths of the open question are on their way
  private weighings = 0; // numbers that were changed meanwhile are looked up anew
  private warned = false; // that the turn ends was said beside the button
  private asked = 0; // requests so far: an answer that comes late is dropped

  constructor(private table: Table) {}

  // -- what can be done ---------------------------------------------------------------------------

  /** The questions to choose from: the open one, and those that follow from being done with it. */
  stages = $derived.by<Stage[]>(() => {
    const first: Stage = this.held.length
      ? { prompt: this.node?.prompt ?? [], choices: (this.node?.choices ?? []).map(asChoice), before: [] }
      : { prompt: this.table.msg?.ask?.prompt ?? [], choices: this.choices, before: [] };
    const found = [first];
    let question = this.held.length ? this.node : this.tree;
    let before: PathChoice[] = [];
    for (;;) {
      const done = question?.choices?.find((choice) => choice.value === DONE);
      if (!done?.then?.choices?.length) return found;
      before = [...before, done];
      question = done.then;
      found.push({ prompt: question.prompt, choices: question.choices!.filter((one) => one.value !== DONE || !one.then).map(asChoice), before });
    }
  });

  /** Things on the board, with the runs of answers that lead to each. */
  able = $derived.by(() => {
    const found = new Map<string, Run[]>();
    const question = this.held.length ? this.node : (this.tree ?? (this.choices.length ? { prompt: [], choices: this.choices.map(asStep) } : null));
    if (question && !this.counting.length && !this.final) this.collect(question, [], found);
    return found;
  });

  /** What all choices of a question share tells nothing; who owns a thing tells less than the thing. */
  private collect(question: PathQuestion, before: PathChoice[], found: Map<string, Run[]>): void {
    const all = question.choices ?? [];
    const thingsOf = (choice: PathChoice) => new Set([...anchorsOf(choice.label), ...((!question.counts && choice.things) || [])]); // a sentence may name a thing twice; a number means nothing that comes later
    const common = (anchor: string) => all.length > 1 && all.every((choice) => thingsOf(choice).has(anchor));
    const tells = (anchor: string) => this.drawn.has(anchor) && !common(anchor);
    // Where nothing tells them apart the thing offers them all: the last card in hand, the only place to build.
    const alike = !all.some((choice) => [...thingsOf(choice)].some(tells));
    for (const choice of all) {
      const steps = [...before, choice];
      const drawn = [...thingsOf(choice)].filter((anchor) => (alike ? this.drawn.has(anchor) && !anchor.startsWith('seat:') : tells(anchor)));
      const things = drawn.filter((anchor) => !anchor.startsWith('seat:'));
      for (const anchor of things.length ? things : leaps({ steps }) ? [] : drawn) { // whom I click I do not mean to pass more questions by
        const list = found.get(anchor);
        if (list) list.push({ steps });
        else found.set(anchor, [{ steps }]);
      }
      if (!drawn.length && !question.counts && choice.then?.choices && !choice.then.counts && !this.particular(choice)) this.collect(choice.then, steps, found);
    }
  }

  /** Whether the question behind a choice is already about one thing on the board: a click on another does not mean it. */
  private particular(choice: PathChoice): boolean {
    const things = [...anchorsOf(choice.label), ...(choice.things ?? [])];
    return anchorsOf(choice.then!.prompt).some((anchor) => this.drawn.has(anchor) && !anchor.startsWith('seat:') && !things.includes(anchor));
  }

  /** How many go along, whatever is picked next: all, unless it is said before. Only where each thing to pick asks for numbers. */
  along = $derived.by<Count[]>(() => {
    const question = this.held.length ? this.node : this.tree;
    const aims = (question?.choices ?? []).filter((one) => one.value !== DONE);
    if (question?.counts || this.counting.length || this.final || !aims.every(({ then }) => then?.counts || then?.more)) return [];
    const most = aims.map(countsBehind).reduce((a, b) => (total(b) > total(a) ? b : a), []);
    return most.map((count, i) => ({ ...count, value: this.wishes[i] ?? count.high }));
  });

  /** Where the numbers lead, once the word is given: to dice, to the end of the turn. */
  rolls = $derived(last(this.counted)?.rolls ?? false);
  closes = $derived(!!last(this.counted)?.ends && settings.hold);

  /** What is in the hand now, by its anchors. */
  things = $derived(this.held.flatMap((choice) => [...anchorsOf(choice.label), ...(choice.things ?? [])]));

  /** Whether one may also leave it. */
  get free(): boolean {
    return !this.choices.length || this.choices.some((choice) => choice.value === DONE);
  }

  /** Whatever a thing stands for counts: a tile may be moved to as a place and turned as a tile. */
  runsAt(element: Element): { anchor: string; runs: Run[] } | null {
    const known = names(element).filter((anchor) => this.able.has(anchor));
    if (!known.length || !this.fits(element, this.named)) return null;
    const runs = known.flatMap((anchor) => this.able.get(anchor)!);
    const same = (one: Run, other: Run) => one.steps.map(({ value }) => value).join() === other.steps.map(({ value }) => value).join();
    return { anchor: known[0], runs: runs.filter((run, i) => runs.findIndex((one) => same(one, run)) === i) };
  }

  private get named(): Set<string> {
    return new Set(anchorsOf((this.held.length ? this.node?.prompt : this.table.msg?.ask?.prompt) ?? []));
  }

  /** Something that is there many times says where it is; it counts where that place is named as well. */
  private fits(element: Element, named: Set<string>): boolean {
    const within = (element.getAttribute('data-within') ?? '').split(' ').filter(Boolean);
    return within.every((anchor) => named.has(anchor));
  }

  /** Writes the marks onto the drawn board; attributes of our own, so that boards stay pure. */
  apply(root: HTMLElement): void {
    const elements = [...root.querySelectorAll('[data-anchor]')];
    const drawn = new Set(elements.flatMap(names));
    if (drawn.size !== this.drawn.size || [...drawn].some((name) => !this.drawn.has(name))) this.drawn = drawn;
    const named = this.named, asked = [...named, ...anchorsOf(this.table.msg?.ask?.prompt ?? [])];
    const marks = Object.entries({ at: this.at, mark: this.mark, trail: this.trail, held: this.things })
      .map(([mark, list]) => ({ mark: `data-${mark}`, things: new Set(list), where: new Set([...asked, ...list]) }));
    for (const element of elements) {
      const list = names(element);
      const can = list.some((name) => this.able.has(name)) && this.fits(element, named);
      set(element, 'data-can', can);
      for (const { mark, things, where } of marks) {
        const seat = mark === 'data-held' && list.some((name) => name.startsWith('seat:'));
        set(element, mark, !seat && list.some((name) => things.has(name)) && this.fits(element, where));
      }
      if (can && !element.hasAttribute('tabindex')) {
        element.setAttribute('tabindex', '0');
        element.setAttribute('data-tabbed', element.getAttribute('role') ?? '');
        element.setAttribute('role', 'button');
      } else if (!can && element.hasAttribute('data-tabbed')) {
        const role = element.getAttribute('data-tabbed');
        element.removeAttribute('tabindex');
        element.removeAttribute('data-tabbed');
        if (role) element.setAttribute('role', role);
        else element.removeAttribute('role');
      }
    }
  }

  // -- a new question -----------------------------------------------------------------------------

  /** The question that is open now; whatever was picked up before belongs to another. */
  put(choices: Choice[]): void {
    const key = `${this.table.msg?.at}/${this.table.msg?.lang}/${JSON.stringify(choices.map((choice) => choice.value))}`;
    if (key === this.key) return;
    this.key = key;
    this.choices = choices;
    this.tree = null;
    this.drop();
    this.at = [];
    if (choices.length && mine(this.table.msg)) this.coming = this.look([]).then((found) => void (found && (this.tree = found)));
  }

  /** Put down what was picked up. */
  drop(): void {
    [this.held, this.node, this.fan, this.counting, this.counted, this.wishes, this.final] = [[], null, null, [], [], [], null];
    this.warned = false;
    this.armed = '';
    this.hint = [];
    this.asked += 1;
  }

  private async look(after: number[]): Promise<PathQuestion | null> {
    const number = (this.asked += 1), key = this.key;
    try {
      const found = await get<Paths>(`/tables/${this.table.id}/paths`, { token: this.table.token, seq: this.table.msg?.seq, after: after.join(',') });
      return number === this.asked && key === this.key ? found.question : null;
    } catch {
      return null; // without paths the small questions do
    }
  }

  // -- doing it -----------------------------------------------------------------------------------

  /** One meaning of a thing that was clicked. */
  async take(run: Run): Promise<void> {
    if (this.table.busy || !this.second(run.steps)) return;
    this.fan = null;
    const quick = !this.held.length && !this.tree; // quicker than the paths
    const key = this.key;
    if (quick) await this.coming;
    if (key !== this.key) return;
    const known = quick ? run.steps.map((step) => (this.tree as PathQuestion | null)?.choices?.find((one) => one.value === step.value) ?? step) : run.steps;
    const counted = !this.held.length && this.tree?.counts; // a number of its own says nothing about the next
    const along = run.steps.length === 1 ? this.along.map((one) => one.value) : [];
    if (quick && this.spot && known.some((step) => step.gives_up)) {
      this.fan = { ...this.spot, runs: [{ steps: known }] };
      return;
    }
    this.held = [...this.held, ...known];
    this.wishes = [];
    await (counted ? this.give() : this.settle(along));
  }

  /** A sentence of the list. Where nothing is held this is the small question of the rules. */
  async choose(choice: Choice, before: PathChoice[] = []): Promise<void> {
    const key = this.key, fresh = !this.held.length;
    if (fresh && !this.tree) await this.coming; // whether it ends the turn is told there
    if (key !== this.key || fresh !== !this.held.length) return;
    const known = (this.held.length ? this.node : last(before)?.then ?? this.tree)?.choices?.find((one) => one.value === choice.value);
    const run = [...before, known ?? asStep(choice)];
    if (this.held.length || (!before.length && choice.value !== DONE && this.along.length)) return this.take({ steps: run });
    if (this.table.busy || !this.second(run)) return;
    this.fan = null;
    this.held = run;
    await this.give();
  }

  /** Go on by what follows of itself. Stop where there is something to choose, give what is done. */
  private async settle(along: number[] = []): Promise<void> {
    this.at = [];
    const key = this.key;
    for (;;) {
      const step = last(this.held);
      if (!step?.then) return this.give();
      this.node = step.then;
      if (step.then.more || step.then.choices?.some((one) => one.then?.more)) {
        const held = this.held, found = await this.look(held.map((one) => one.value));
        if (key !== this.key || held !== this.held) return; // another question or another click came meanwhile, or it was put down
        this.node = found;
      }
      if (!this.node) return this.give(); // no way to look further: the rules ask on
      const meant = (this.node.choices ?? []).filter((one) => anchorsOf(one.label).some((anchor) => this.hint.includes(anchor)));
      if (meant.length !== 1) return this.node.counts ? this.weigh(along, along.length > 0) : undefined;
      this.held = [...this.held, meant[0]];
    }
  }

  /** Numbers in a row are chosen together, and wait for a word unless they are those that were set before. */
  private async weigh(wished: number[], known = false): Promise<void> {
    const number = (this.weighings += 1), key = this.key, held = this.held;
    const counts: Count[] = [], steps: PathChoice[] = [];
    do {
      const question = await this.look([...this.held, ...steps].map((one) => one.value));
      if (number !== this.weighings || key !== this.key || held !== this.held) return;
      if (!question?.counts) break;
      const choices = question.choices!;
      const chosen = choices.find((one) => one.value === wished[counts.length]) ?? last(choices)!;
      counts.push({ unit: unit(chosen), low: choices[0].value, high: last(choices)!.value, value: chosen.value, outlook: chosen.outlook });
      steps.push(chosen);
    } while (last(steps)!.then);
    if (!counts.length) return this.give();
    [this.counting, this.counted] = [counts, steps];
    if (known && !this.rolls && counts.map((one) => one.value).join() === wished.join()) return this.accept();
  }

  count(i: number, value: number): void {
    this.counting = this.counting.map((one, j) => (j === i ? { ...one, value } : one));
    this.weighing = this.weigh(this.counting.map((one) => one.value));
  }

  /** Set one of the numbers that go along. */
  wish(i: number, value: number): void {
    this.wishes = this.along.map((one, j) => (j === i ? value : one.value));
  }

  /** The numbers are as they should be. */
  async go(): Promise<void> {
    await this.weighing;
    if (!this.counting.length) return;
    this.warned = this.closes;
    return this.accept();
  }

  private accept(): Promise<void> {
    this.held = [...this.held, ...this.counted];
    [this.counting, this.counted] = [[], []];
    return this.settle();
  }

  /** Give the answers as one act. Where that ends the turn, and nothing said so, the page asks first. */
  private async give(): Promise<void> {
    const step = last(this.held);
    if (step?.ends && settings.hold && !this.final && !this.warned) {
      this.final = this.held;
      return;
    }
    const answers = this.held.map((one) => one.value);
    this.drop();
    await this.table.answer(answers);
  }

  /** Yes, that is the end of the turn. */
  end(): Promise<void> {
    return this.give();
  }

  /** Touch screens: a second tap confirms, where that is wished. */
  private second(steps: PathChoice[]): boolean {
    const key = steps.map((step) => step.value).join(',');
    if (!settings.confirm || this.armed === key) return true;
    this.armed = key;
    this.at = steps.flatMap((step) => anchorsOf(step.label));
    return false;
  }
}

/** Whether a run passes by more than one question: one gesture may leap over the open one, over more only if it says so first. */
export const leaps = (run: Run) => run.steps.some((step, i) => step.value === DONE && i > 0 && i < run.steps.length - 1);

/** How a meaning reads in the fan: what is done there; the thing itself is clear, where the last step names it and does not only lead there. */
export function meaning(run: Run, runs: Run[], anchor: string): string {
  const said = (one: Run, whole: boolean) => {
    const steps = one.steps.filter((step) => step.value !== DONE || one.steps.length === 1 || leaps(one));
    const clear = steps.length > 1 && !whole && !last(steps)!.things?.includes(anchor);
    return (clear ? steps.slice(0, -1) : steps).map((step) => plain(step.label)).join(' · ');
  };
  const short = said(run, false);
  return runs.filter((one) => said(one, false) === short).length > 1 ? said(run, true) : short;
}

const asChoice = (step: PathChoice): Choice => ({ value: step.value, label: step.label, anchors: anchorsOf(step.label), outlook: step.outlook });
const last = <T>(list: T[]): T | undefined => list[list.length - 1];
const unit = (step: PathChoice) => plain(step.label.filter((part) => !/^\d+$/.test(part.text))).replace(/^[\s:]+|[\s:]+$/g, '');

const total = (counts: Count[]) => counts.reduce((sum, one) => sum + one.high, 0);

/** The numbers that picking this thing asks for, as far as they are known; none where dice wait for them. */
function countsBehind(choice: PathChoice): Count[] {
  const found: Count[] = [];
  let step = choice;
  while (step.then?.counts && step.then.choices?.length) {
    step = last(step.then.choices)!;
    found.push({ unit: unit(step), low: step.low ?? step.value, high: step.value, value: step.value });
  }
  return step.rolls ? [] : found;
}

function set(element: Element, name: string, on: boolean): void {
  if (on !== element.hasAttribute(name)) element.toggleAttribute(name, on);
}
