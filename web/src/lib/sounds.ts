// Small sounds, made on the spot: nothing is loaded, and nothing sounds until a person asks for it.
import type { SoundName } from "./contract";

interface Note {
  readonly pitch: number;
  readonly to?: number;
  readonly at?: number;
  readonly long: number;
  readonly loud?: number;
  readonly wave?: OscillatorType;
}

const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  roll: [0, 0.07, 0.13, 0.22, 0.3, 0.42].map((at, i) => ({
    pitch: 190 + 40 * (i % 3),
    at,
    long: 0.05,
    wave: "triangle",
  })),
  land: [{ pitch: 150, to: 90, long: 0.09, wave: "triangle" }],
  place: [
    { pitch: 330, to: 300, long: 0.12 },
    { pitch: 495, at: 0.06, long: 0.16 },
  ],
  slide: [{ pitch: 130, to: 240, long: 0.4, loud: 0.5 }],
  fire: [{ pitch: 620, to: 90, long: 0.35, wave: "sawtooth", loud: 0.35 }],
  treasure: [523, 659, 784].map((pitch, i) => ({ pitch, at: i * 0.09, long: 0.22 })),
  turn: [
    { pitch: 587, long: 0.18 },
    { pitch: 784, at: 0.14, long: 0.3 },
  ],
  win: [392, 523, 659, 784, 1047].map((pitch, i) => ({ pitch, at: i * 0.12, long: 0.4 })),
};

let stage: AudioContext | null = null;

export function sound(name: SoundName, wanted: boolean): void {
  if (!wanted || typeof AudioContext === "undefined") return;
  stage ??= new AudioContext();
  void stage.resume();
  for (const note of SOUNDS[name]) sing(stage, note);
}

/** End whatever sounds, also the notes that are still to come. */
export function silence(): void {
  void stage?.close();
  stage = null;
}

function sing(on: AudioContext, { pitch, to = pitch, at = 0, long, loud = 1, wave = "sine" }: Note): void {
  const begin = on.currentTime + at;
  const voice = on.createOscillator();
  const level = on.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + long);
  level.gain.setValueAtTime(0.0001, begin);
  level.gain.exponentialRampToValueAtTime(0.12 * loud, begin + 0.015);
  level.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  voice.connect(level).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + long + 0.02);
}
