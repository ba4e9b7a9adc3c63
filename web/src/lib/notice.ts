// Turn notices: the title of the tab, a short tone, a notification of the browser.
import type { TableMessage } from './api';
import { settings } from './settings.svelte';
import { t } from './words';

export function mine(message: TableMessage | null): boolean {
  return !!message?.ask && message.you.role === 'player' && message.you.seats.includes(message.ask.seat) && message.table.seats[message.ask.seat]?.kind === 'human' && message.table.status === 'playing'; // a bot that stands in decides by itself
}

let context: AudioContext | undefined;

export function tone(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [step, pitch] of [587, 784].entries()) {
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start + step * 0.12);
    volume.gain.linearRampToValueAtTime(0.12, start + step * 0.12 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + step * 0.12 + 0.3);
    voice.connect(volume).connect(context.destination);
    voice.start(start + step * 0.12);
    voice.stop(start + step * 0.12 + 0.32);
  }
}

export function notice(old: TableMessage | null, message: TableMessage): void {
  const turn = mine(message);
  document.title = turn ? `● ${t('yourTurn')} – ${message.table.title_name}` : `${message.table.title_name} – Starboard`;
  if (!turn || mine(old)) return;
  if (settings.sound && old) tone();
  if (settings.notify && old && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    const prompt = (message.ask?.prompt ?? []).map((part) => part.text).join('');
    new Notification(`${message.table.title_name}: ${t('yourTurn')}`, { body: prompt, tag: message.table.id });
  }
}
