/** Sounds as data: each a few bursts of filtered noise and falling tones, varied a little every time it is made. */
import DATA from '../../../../assets/board/sounds.json' with { type: 'json' };

export type SoundName = keyof typeof DATA.sounds;

interface Timed {
  /** In seconds: when it begins, and how long it lasts. */
  readonly at: number;
  readonly lasts: number;
  readonly frequency: number;
  readonly gain: number;
}

/** White noise through a band-pass filter. */
export interface Burst extends Timed {
  readonly kind: 'burst';
  readonly q: number;
}

export interface Tone extends Timed {
  readonly kind: 'tone';
  readonly wave: 'sine' | 'triangle';
}

export type Note = Burst | Tone;

interface Part {
  readonly burst?: number;
  readonly tone?: number;
  readonly spread?: number;
  readonly q?: number;
  readonly wave?: string;
  readonly lasts: number;
  readonly gain: number;
  readonly after?: number;
}

interface Recipe {
  readonly times?: { readonly count: number; readonly apart: number; readonly spread: number };
  readonly parts: readonly Part[];
}

export const VOICES = DATA.voices;
/** How steeply noise fades: by this power of e over its length. */
export const FALL = DATA.fall;

const SOUNDS: Readonly<Record<SoundName, Recipe>> = DATA.sounds;
const SECOND = 1000;
const OCTAVE = 12;
const ONCE = { count: 1, apart: 0, spread: 0 };

/** The notes of a sound, so many semitones higher; `random` gives numbers from 0 to 1. */
export function notesOf(name: SoundName, up = 0, random: () => number = Math.random): readonly Note[] {
  const { times = ONCE, parts } = SOUNDS[name];
  const about = (spread: number): number => (2 * random() - 1) * spread;
  const higher = 2 ** (up / OCTAVE);
  return Array.from({ length: times.count }, (_, nth) => nth * times.apart + random() * times.spread).flatMap((start) =>
    parts.map((part): Note => {
      const { burst, tone, spread = 0, q = 1, wave, lasts, gain, after = 0 } = part;
      const timed = {
        at: (start + after) / SECOND,
        lasts: lasts / SECOND,
        frequency: ((burst ?? tone ?? 0) + about(spread)) * higher * (1 + about(burst === undefined ? 0 : DATA.pitch)),
        gain: gain * 10 ** (about(burst === undefined ? 0 : DATA.decibels) / 20),
      };
      return burst === undefined ? { kind: 'tone', wave: wave === 'triangle' ? 'triangle' : 'sine', ...timed } : { kind: 'burst', q, ...timed };
    }),
  );
}

const PUT: Readonly<Record<string, SoundName>> = { jeton: 'jeton', fichet: 'peg' };

/** What a piece of a kind sounds like when it is put down on a board. */
export function soundOf(kind: string, board: string): SoundName {
  if (board === 'dominoes') return 'tile';
  return PUT[kind.split(':', 1)[0] ?? kind] ?? (board === 'chess' ? 'piece' : 'man');
}
