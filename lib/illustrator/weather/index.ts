import type { Vec } from '../paint';
import type { WEATHERS } from '../scene';
import { type Easel, swarm } from '../stages';
import { confetti, leaves, petals, rainbow, stardust, wind } from './airborne';
import { bubbles, fogBefore, fogBehind, rainBefore, rainBehind, snow } from './wet';

export type WeatherName = (typeof WEATHERS)[number];

type Weather = {
  /** Painted between stage and actors. */
  readonly behind?: (e: Easel) => void;
  /** Painted over everything except faces. */
  readonly before?: (e: Easel) => void;
  /** Effect on hair and cloth; the length is the strength of the wind, 0..1. */
  readonly wind?: Vec;
};

const fireflies = (e: Easel) => swarm(e, 'weather-fireflies', 60, 3.4, (r) => [r() * 1200, 240 + r() * 900]);

export const WEATHER: Readonly<Record<WeatherName, Weather>> = {
  rain: { behind: rainBehind, before: rainBefore },
  snow: { before: snow, wind: [0.12, 0] },
  wind: { before: wind, wind: [0.8, -0.1] },
  fog: { behind: fogBehind, before: fogBefore },
  fireflies: { before: fireflies },
  petals: { before: petals, wind: [0.25, 0] },
  leaves: { before: leaves, wind: [0.4, 0] },
  stardust: { before: stardust },
  bubbles: { before: bubbles },
  confetti: { before: confetti },
  rainbow: { behind: rainbow },
};
