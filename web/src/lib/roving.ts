// A long list is one stop of Tab: arrows go through what can be pressed in it, left and right one by one, up and down line by line.
import type { Attachment } from 'svelte/attachments';

const STOPS = 'button, [data-ref]';

export const roving: Attachment<HTMLElement> = (box) => {
  let here: HTMLElement | null = null;
  const stops = () => [...box.querySelectorAll<HTMLElement>(STOPS)];
  const put = (to: HTMLElement | null | undefined) => {
    here = to ?? null;
    for (const one of stops()) one.tabIndex = one === here ? 0 : -1;
  };
  const look = () => {
    const all = stops();
    if (!here || !box.contains(here) || !box.contains(document.activeElement)) put(lead(all, all[all.length - 1])); // the newest line, unless one is reading
    else put(here);
  };
  const line = (one: HTMLElement) => one.closest('li');
  const lead = (all: HTMLElement[], of: HTMLElement | undefined) => of && all.find((one) => line(one) === line(of));
  const beyond = (all: HTMLElement[], i: number, way: number) => {
    let next = i;
    while (all[next] && line(all[next]) === line(all[i])) next += way;
    return lead(all, all[next]);
  };
  const key = (event: KeyboardEvent) => {
    const all = stops(), i = all.indexOf(event.target as HTMLElement);
    const ways: Record<string, () => HTMLElement | undefined> = { ArrowLeft: () => all[i - 1], ArrowRight: () => all[i + 1], ArrowUp: () => beyond(all, i, -1), ArrowDown: () => beyond(all, i, 1) };
    if (i < 0 || !ways[event.key]) return;
    event.preventDefault();
    event.stopPropagation(); // not the answers, which listen to arrows wherever they are pressed
    ways[event.key]()?.focus();
  };
  const reach = (event: FocusEvent) => (event.target as HTMLElement).matches(STOPS) && put(event.target as HTMLElement);
  const content = new MutationObserver(look);
  content.observe(box, { childList: true, subtree: true });
  box.addEventListener('keydown', key);
  box.addEventListener('focusin', reach);
  look();
  return () => (content.disconnect(), box.removeEventListener('keydown', key), box.removeEventListener('focusin', reach));
};
