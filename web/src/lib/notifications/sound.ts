/** Short sounds for those who want them, made by the browser: no files, and never louder than was asked for. */
import { settings } from "../settings.svelte";

type Sound = "turn" | "over" | "refused";
/** Each sound is a few soft tones: their pitch in hertz, when they begin and how long they ring, in seconds. */
export const TONES: Record<Sound, { pitch: number; at: number; long: number }[]> = {
  turn: [
    { pitch: 659, at: 0, long: 0.22 },
    { pitch: 880, at: 0.13, long: 0.35 },
  ],
  over: [
    { pitch: 523, at: 0, long: 0.25 },
    { pitch: 659, at: 0.16, long: 0.25 },
    { pitch: 784, at: 0.32, long: 0.6 },
  ],
  refused: [{ pitch: 196, at: 0, long: 0.16 }],
};
const LOUDEST = 0.25;

let context: AudioContext | null = null;

/** Plays a sound if sounds are on. A page that nobody has touched yet may not sound: then it stays silent. */
export function sound(which: Sound): void {
  if (!settings.sound || settings.volume <= 0 || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  const here = context;
  if (here.state === "running") ring(here, which);
  else void here.resume().then(() => here.state === "running" && ring(here, which), () => undefined);
}

function ring(here: AudioContext, which: Sound): void {
  for (const { pitch, at, long } of TONES[which]) {
    const from = here.currentTime + at;
    const tone = here.createOscillator();
    const loud = here.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, from);
    loud.gain.linearRampToValueAtTime(LOUDEST * settings.volume, from + 0.015);
    loud.gain.exponentialRampToValueAtTime(0.0001, from + long);
    tone.connect(loud).connect(here.destination);
    tone.start(from);
    tone.stop(from + long);
  }
}
