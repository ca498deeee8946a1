// What is heard when: effects and music, each with its own loudness. Off means off: nothing is even made.
import { click, note } from './instruments.ts';

export type Effect = 'lift' | 'lay' | 'shuffle' | 'yourTurn' | 'allTiles' | 'refused' | 'warning' | 'over';

export interface Loudness {
  /** 0 (off) to 10. */
  effects: number;
  music: number;
}

let context: AudioContext | null = null;

function listening(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Sounds an effect at a loudness from 0 to 10; the loudest is a quiet voice. */
export function sound(effect: Effect, loudness: number): void {
  const heard = loudness > 0 ? listening() : null;
  if (!heard) return;
  const master = new GainNode(heard, { gain: (loudness / 10) * 0.5 });
  master.connect(heard.destination);
  const chord = (pitches: number[], spread: number, loud: number): void =>
    pitches.forEach((pitch, step) => note(heard, master, { pitch, after: step * spread, length: 0.7, loudness: loud }));
  switch (effect) {
    case 'lift':
      return click(heard, master, 1900, 0.5);
    case 'lay':
      return click(heard, master, 1100 + Math.random() * 150, 1);
    case 'shuffle':
      [0, 45, 90, 140].forEach((pause) => setTimeout(() => click(heard, master, 1300 + pause * 2, 0.5), pause));
      return;
    case 'yourTurn':
      return chord([523.25, 659.25], 0.14, 0.22);
    case 'allTiles':
      return chord([392, 493.88, 587.33, 783.99], 0.07, 0.2);
    case 'refused':
      return chord([220, 196], 0.1, 0.2);
    case 'warning':
      return chord([880], 0, 0.14);
    case 'over':
      return chord([523.25, 659.25, 783.99, 1046.5], 0.16, 0.18);
  }
}
