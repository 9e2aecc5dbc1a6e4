import { mix, saturate, shade, tint, type Vec } from '@/lib/illustrator/paint';
import type { StageLight } from '../model';
import { type Easel, glow } from './easel';
import { moon, sky, stars } from './sky';

export const TIMES = ['dawn', 'day', 'dusk', 'night'] as const;
export type Time = (typeof TIMES)[number];

/** Light of a time of day: how it changes the colours of a place, which are painted as at noon. */
export type Daylight = {
  readonly time: Time;
  /** Sky from top to horizon. */
  readonly sky: readonly [top: string, middle: string, low: string];
  /** Air between near and far, sun or moon light, and the colour of shadows. */
  readonly haze: string;
  readonly glow: string;
  readonly shadow: string;
  /** A local colour in this light. */
  readonly tone: (colour: string) => string;
  /** A local colour seen through `depth` (0 near, 1 at the horizon) of air. */
  readonly far: (colour: string, depth: number) => string;
  readonly light: StageLight;
  /** Windows and lamps are lit. */
  readonly lampsLit: boolean;
};

type Mood = {
  readonly sky: Daylight['sky'];
  readonly haze: string;
  readonly glow: string;
  readonly shadow: string;
  /** What the light multiplies into every colour, how much of it, and what is left of the chroma. */
  readonly cast: string;
  readonly castShare: number;
  readonly darker: number;
  readonly chroma: number;
  readonly direction: Vec;
  readonly rim: string;
  readonly rimAlpha: number;
  readonly ambient: string;
  readonly ambientAlpha: number;
};

const MOODS: Readonly<Record<Time, Mood>> = {
  dawn: {
    sky: ['#8fb4dc', '#f2c6c4', '#ffe6bd'],
    haze: '#fbdcc8',
    glow: '#ffe2ac',
    shadow: '#4a4676',
    cast: '#f7b8a6',
    castShare: 0.16,
    darker: 0.015,
    chroma: 0.94,
    direction: [0.75, -0.55],
    rim: '#ffe3b8',
    rimAlpha: 0.6,
    ambient: '#f3d9e2',
    ambientAlpha: 0.34,
  },
  day: {
    sky: ['#5fb0e2', '#9ad3ee', '#e3f3ea'],
    haze: '#d4ecf0',
    glow: '#fff4cf',
    shadow: '#2c4a66',
    cast: '#fff0c8',
    castShare: 0.06,
    darker: 0,
    chroma: 1,
    direction: [-0.55, -0.8],
    rim: '#fff6dc',
    rimAlpha: 0.5,
    ambient: '#e9eefa',
    ambientAlpha: 0.2,
  },
  dusk: {
    sky: ['#4d4a94', '#c777a0', '#ffbe7c'],
    haze: '#e9a6a0',
    glow: '#ffc07a',
    shadow: '#2a2458',
    cast: '#a8548c',
    castShare: 0.24,
    darker: 0.07,
    chroma: 0.98,
    direction: [0.85, -0.4],
    rim: '#ffc68a',
    rimAlpha: 0.72,
    ambient: '#dcaeb0',
    ambientAlpha: 0.42,
  },
  night: {
    sky: ['#0e1a44', '#1d3a74', '#4a76a4'],
    haze: '#4f7aa6',
    glow: '#cfe0ff',
    shadow: '#060f2c',
    cast: '#1c3478',
    castShare: 0.52,
    darker: 0.16,
    chroma: 0.8,
    direction: [0.55, -0.8],
    rim: '#cfe0ff',
    rimAlpha: 0.66,
    // Violet rather than blue: blue alone would turn fair skin to chalk and dark skin to grey.
    ambient: '#a98fc4',
    ambientAlpha: 0.5,
  },
};

function daylightOf(time: Time): Daylight {
  const mood = MOODS[time];
  const tone = (colour: string) => {
    const cast = mix(saturate(colour, mood.chroma), mood.cast, mood.castShare);
    return mood.darker ? shade(cast, mood.darker) : cast;
  };
  return {
    time,
    sky: mood.sky,
    haze: mood.haze,
    glow: mood.glow,
    shadow: mood.shadow,
    tone,
    far: (colour, depth) => mix(tone(colour), mood.haze, depth * 0.78),
    light: {
      direction: mood.direction,
      rim: mood.rim,
      rimAlpha: mood.rimAlpha,
      rimWidth: 4.5,
      ambient: mood.ambient,
      ambientAlpha: mood.ambientAlpha,
      shadow: mood.shadow,
      lamps: [],
    },
    lampsLit: time === 'dusk' || time === 'night',
  };
}

/** Palettes of a stage by times of day: `palettes: daylight('day', 'dusk', 'night')`. */
export function daylight<T extends Time>(...times: readonly T[]): Readonly<Record<T, Daylight>> {
  return Object.fromEntries(times.map((time) => [time, daylightOf(time)])) as Record<T, Daylight>;
}

/** A night with all windows and lamps off, so that only the moon shines. */
export const lampsOut: Daylight = { ...daylightOf('night'), lampsLit: false };

/** The sky of the time of day down to the horizon, with stars at night and a glow where sun or moon stands. */
export function openSky(e: Easel, d: Daylight, horizon: number, at: readonly [x: number, y: number] | null) {
  const [top, middle, low] = d.sky;
  sky(e, 0, horizon, [
    [0, top],
    [0.55, middle],
    [1, low],
  ]);
  if (d.time === 'night') stars(e, 0, horizon * 0.8, 110, '#fff6da', 0.8);
  if (!at) return;
  const [x, y] = at;
  if (d.time === 'night') moon(e, x, y, 62);
  else {
    glow(e, x, y, 620, d.glow, 0.5);
    glow(e, x, y, 250, tint(d.glow, 0.06), 0.75);
    glow(e, x, y, 92, '#fffdf2', 0.95);
  }
}
