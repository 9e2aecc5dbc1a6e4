import type { Vec } from '../paint';
import type { WEATHERS } from '../scene';
import { across, along, type Easel, isIndoors, swarm } from '../stages';
import { confetti, leaves, petals, rainbow, stardust, wind } from './airborne';
import { bubbles, fogBefore, fogBehind, rainBefore, rainBehind, snow } from './wet';

export type WeatherName = (typeof WEATHERS)[number];

type Weather = {
  /** Painted between stage and actors. */
  readonly behind?: (e: Easel) => void;
  /** Painted over everything except faces. */
  readonly before?: (e: Easel) => void;
  /** Stays behind the panes of a room. */
  readonly outdoors?: true;
  /** Effect on hair and cloth; the length is the strength of the wind, 0..1. */
  readonly wind?: Vec;
};

const fireflies = (e: Easel) =>
  swarm(e, 'weather-fireflies', 60 * across(e), 3.4, (r) => [along(e, r(), 0), 240 + r() * 900]);

const WEATHER: Readonly<Record<WeatherName, Weather>> = {
  rain: { outdoors: true, behind: rainBehind, before: rainBefore },
  snow: { outdoors: true, before: snow, wind: [0.12, 0] },
  wind: { outdoors: true, before: wind, wind: [0.8, -0.1] },
  fog: { behind: fogBehind, before: fogBefore },
  fireflies: { before: fireflies },
  petals: { before: petals, wind: [0.25, 0] },
  leaves: { outdoors: true, before: leaves, wind: [0.4, 0] },
  stardust: { before: stardust },
  bubbles: { before: bubbles },
  confetti: { before: confetti },
  rainbow: { outdoors: true, behind: rainbow },
};

type PlacedWeather = {
  /** Over everybody who is in the place. */
  readonly here: Weather | null;
  /** Behind the panes of a room. */
  readonly outside: Easel['outside'];
};

/** Where the weather of a scene is: rain, snow and wind stay outside a room, behind its windows. */
export function placeWeather({
  stage,
  weather: name,
}: {
  readonly stage: string;
  readonly weather: WeatherName | null;
}): PlacedWeather {
  const weather = name && WEATHER[name];
  if (!weather) return { here: null, outside: null };
  if (!weather.outdoors || !isIndoors(stage)) return { here: weather, outside: null };
  const paint = (e: Easel) => {
    weather.behind?.(e);
    weather.before?.(e);
  };
  return { here: null, outside: { isWinter: name === 'snow', paint } };
}
