// What the reader prefers, kept in this browser.
export type Language = 'de' | 'en';

const KEY = 'starboard.settings';

function stored(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>('en');
  theme = $state<'dark' | 'light' | 'system'>('system');
  pace = $state(700); // milliseconds between two moves of others, so that one can follow
  replay = $state(600); // milliseconds between two moves of a game that is played back
  sound = $state(false);
  notify = $state(false);
  confirm = $state(false); // touch screens: a second tap confirms
  hold = $state(true); // before an action ends the turn the page asks
  name = $state('');
  colour = $state(0);

  constructor() {
    const old = stored();
    this.language = old.language === 'de' || old.language === 'en' ? old.language : navigator.language.startsWith('de') ? 'de' : 'en';
    if (old.theme === 'light' || old.theme === 'dark') this.theme = old.theme;
    if (typeof old.pace === 'number') this.pace = old.pace;
    if (typeof old.replay === 'number') this.replay = old.replay;
    this.sound = old.sound === true;
    this.notify = old.notify === true;
    this.confirm = old.confirm === true;
    this.hold = old.hold !== false;
    if (typeof old.name === 'string') this.name = old.name;
    if (typeof old.colour === 'number') this.colour = old.colour;
  }

  get other(): Language {
    return this.language === 'de' ? 'en' : 'de';
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  /** Called from an effect: whatever it reads is written again when it changes. */
  save(): void {
    const { language, theme, pace, replay, sound, notify, confirm, hold, name, colour } = this;
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light';
    document.documentElement.lang = language;
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', this.dark ? '#0b1020' : '#f4f1ea');
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, pace, replay, sound, notify, confirm, hold, name, colour }));
    } catch {
      // a browser without storage still plays
    }
  }
}

export const settings = new Settings();
