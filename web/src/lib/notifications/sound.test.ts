import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { sound, TONES } from "./sound";

let pitches: number[] = [];
let peaks: number[] = [];

beforeEach(() => {
  pitches = [];
  peaks = [];
  const Fake = class {
    state = "running";
    currentTime = 0;
    destination = {};
    resume = async () => undefined;
    createOscillator() {
      const frequency = {
        set value(pitch: number) {
          pitches.push(pitch);
        },
      };
      return { type: "", frequency, connect: (to: unknown) => to, start: () => undefined, stop: () => undefined };
    }
    createGain() {
      const gain = {
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: (value: number) => peaks.push(value),
        exponentialRampToValueAtTime: () => undefined,
      };
      return { gain, connect: (to: unknown) => to };
    }
  };
  vi.stubGlobal("AudioContext", Fake);
});
afterEach(() => {
  Object.assign(settings, { sound: false, volume: 0.5 });
  vi.unstubAllGlobals();
});

it("is silent until somebody wants sounds", () => {
  sound("turn");
  expect(pitches).toEqual([]);
});
it("plays its tones as loud as was asked for", () => {
  Object.assign(settings, { sound: true, volume: 1 });
  sound("over");
  expect(pitches).toEqual(TONES.over.map((tone) => tone.pitch));
  const loud = peaks[0]!;
  settings.volume = 0.5;
  sound("refused");
  expect(peaks.at(-1)).toBeCloseTo(loud / 2);
});
