// Quiet music: slow single notes of one scale, never twice the same, never urgent.
import { note } from './instruments.ts';

const SCALE = [196, 220, 261.63, 293.66, 329.63, 392, 440, 523.25];
const SHORTEST_PAUSE = 1400;
const LONGEST_PAUSE = 4200;

/** Plays until it is stopped, as loud as it is told to be (0 to 10). */
export function playMusic(loudness: number): () => void {
  if (loudness <= 0 || typeof AudioContext === 'undefined') return () => undefined;
  const context = new AudioContext();
  const master = new GainNode(context, { gain: (loudness / 10) * 0.35 });
  master.connect(context.destination);
  const wake = (): void => void context.resume();
  addEventListener('pointerdown', wake, { once: true });
  let timer: ReturnType<typeof setTimeout>;
  const next = (): void => {
    const pitch = SCALE[Math.floor(Math.random() * SCALE.length)] ?? 220;
    note(context, master, { pitch, after: 0, length: 3.5, loudness: 0.12 });
    if (Math.random() < 0.4) note(context, master, { pitch: pitch * 1.5, after: 0.6, length: 3, loudness: 0.06 });
    timer = setTimeout(next, SHORTEST_PAUSE + Math.random() * (LONGEST_PAUSE - SHORTEST_PAUSE));
  };
  next();
  return () => {
    clearTimeout(timer);
    removeEventListener('pointerdown', wake);
    void context.close();
  };
}
