/** Makes sounds in the browser, without files: silent until somebody has touched the page, and whenever that is wished. */
import { FALL, notesOf, VOICES, type Note, type SoundName } from './recipes.ts';

export type { SoundName } from './recipes.ts';

/** How loud it is to be, from 0 to 1; nothing sounds at 0. */
type Loudness = (name: SoundName) => number;

const QUIETEST = 0.0008;

class Voices {
  #context: AudioContext | null = null;
  #sounding: GainNode[] = [];
  loudness: Loudness = () => 0;

  /** Browsers let nothing sound before a gesture; from the first one on this does. */
  awake(): void {
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
  }

  play(name: SoundName, up = 0): void {
    const [context, loudness] = [this.#context, this.loudness(name)];
    if (context?.state !== 'running' || loudness === 0) return;
    const voice = context.createGain();
    voice.gain.value = loudness;
    voice.connect(context.destination);
    const notes = notesOf(name, up);
    for (const note of notes) sound(context, voice, note);
    this.#keep(voice, Math.max(...notes.map(({ at, lasts }) => at + lasts)));
  }

  /** A new voice stops the oldest where there are too many. */
  #keep(voice: GainNode, seconds: number): void {
    this.#sounding.push(voice);
    if (this.#sounding.length > VOICES) this.#sounding.shift()?.disconnect();
    setTimeout(() => {
      this.#sounding = this.#sounding.filter((each) => each !== voice);
      voice.disconnect();
    }, 1000 * seconds + 100);
  }
}

function sound(context: AudioContext, voice: GainNode, note: Note): void {
  const start = context.currentTime + note.at;
  const [source, last] = note.kind === 'tone' ? toneOf(context, note, start) : burstOf(context, note);
  last.connect(voice);
  source.start(start);
  source.stop(start + note.lasts);
}

function toneOf(context: AudioContext, { frequency, gain, lasts, wave }: Extract<Note, { kind: 'tone' }>, start: number): [OscillatorNode, AudioNode] {
  const [oscillator, level] = [context.createOscillator(), context.createGain()];
  oscillator.type = wave;
  oscillator.frequency.value = frequency;
  level.gain.setValueAtTime(gain, start);
  level.gain.exponentialRampToValueAtTime(QUIETEST, start + lasts);
  return [oscillator, oscillator.connect(level)];
}

function burstOf(context: AudioContext, { frequency, gain, lasts, q }: Extract<Note, { kind: 'burst' }>): [AudioBufferSourceNode, AudioNode] {
  const length = Math.ceil(context.sampleRate * lasts);
  const noise = context.createBuffer(1, length, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let nth = 0; nth < length; nth += 1) samples[nth] = (2 * Math.random() - 1) * Math.exp((-FALL * nth) / length);
  const [source, filter, level] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  filter.Q.value = q;
  level.gain.value = gain;
  return [source, source.connect(filter).connect(level)];
}

const voices = new Voices();

/** Says how loud each sound is to be, and waits for the first gesture. */
export function listen(loudness: Loudness): void {
  voices.loudness = loudness;
  for (const gesture of ['pointerdown', 'keydown']) {
    addEventListener(gesture, () => { voices.awake(); }, { once: true, capture: true });
  }
}

export const play = (name: SoundName, up = 0): void => {
  voices.play(name, up);
};
