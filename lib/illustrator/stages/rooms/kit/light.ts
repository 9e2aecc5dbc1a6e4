import { mix, rgba, saturate, shade } from '@/lib/illustrator/paint';
import { blend, cover, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import type { Lamp, StageLight } from '../../model';
import { poly } from './shapes';

type RoomTime = 'day' | 'dusk' | 'night';
/** A palette of a room: an hour, or `dark`: a night without lamps. */
type RoomPalette = RoomTime | 'dark';

/** The light inside a room: daylight through a window, or lamps. */
export type RoomLight = {
  readonly time: RoomTime;
  /** A local colour, painted as it is by day, in this light. */
  readonly tone: (colour: string) => string;
  /** The same outside the window, where no lamp reaches. */
  readonly outside: (colour: string) => string;
  readonly sky: readonly [top: string, middle: string, low: string];
  /** Light that falls through a window. */
  readonly beam: string;
  readonly lampsLit: boolean;
  readonly shadow: string;
};

type Cast = readonly [colour: string, share: number, darker: number, chroma: number];

const grade =
  ([colour, share, darker, chroma]: Cast) =>
  (local: string) => {
    const cast = mix(saturate(local, chroma), colour, share);
    return darker ? shade(cast, darker) : cast;
  };

const LIGHTS: Readonly<Record<RoomPalette, RoomLight>> = {
  day: {
    time: 'day',
    tone: grade(['#fff0c8', 0.05, 0, 1.02]),
    outside: grade(['#dff2f4', 0.22, 0, 0.95]),
    sky: ['#6fbce6', '#a6daf0', '#e8f5ea'],
    beam: '#fff0bc',
    lampsLit: false,
    shadow: '#5a3a3c',
  },
  dusk: {
    time: 'dusk',
    tone: grade(['#c4603e', 0.17, 0.035, 1]),
    outside: grade(['#c86f86', 0.45, 0.03, 0.9]),
    sky: ['#5c549c', '#d27f9c', '#ffc486'],
    beam: '#ffb478',
    lampsLit: true,
    shadow: '#3a2344',
  },
  night: {
    time: 'night',
    tone: grade(['#48305c', 0.25, 0.06, 1.1]),
    outside: grade(['#1b3272', 0.62, 0.12, 0.8]),
    sky: ['#0f1a48', '#20397a', '#4d78aa'],
    beam: '#a9c4ff',
    lampsLit: true,
    shadow: '#1e1638',
  },
  dark: {
    time: 'night',
    tone: grade(['#22346e', 0.5, 0.13, 0.85]),
    outside: grade(['#1b3272', 0.62, 0.12, 0.8]),
    sky: ['#0f1a48', '#20397a', '#4d78aa'],
    beam: '#a9c4ff',
    lampsLit: false,
    shadow: '#0c1030',
  },
};

/** The value in `values` for this light. */
const pick = <T>(d: RoomLight, values: Readonly<Record<RoomPalette, T>>): T =>
  values[d.time === 'night' && !d.lampsLit ? 'dark' : d.time];

/** Palettes of a room by times of day: `palettes: roomLight('day', 'night')`; `dark` is a night without lamps. */
export const roomLight = <T extends RoomPalette>(...names: readonly T[]): Readonly<Record<T, RoomLight>> =>
  Object.fromEntries(names.map((name) => [name, LIGHTS[name]])) as Record<T, RoomLight>;

const ACTORS: Readonly<Record<RoomPalette, Pick<StageLight, 'rim' | 'rimAlpha' | 'ambient' | 'ambientAlpha'>>> = {
  day: { rim: '#fff6dc', rimAlpha: 0.5, ambient: '#f4ecf2', ambientAlpha: 0.2 },
  dusk: { rim: '#ffc98e', rimAlpha: 0.68, ambient: '#dcb4c0', ambientAlpha: 0.36 },
  night: { rim: '#ffd29a', rimAlpha: 0.6, ambient: '#b298bc', ambientAlpha: 0.46 },
  dark: { rim: '#bcd2ff', rimAlpha: 0.6, ambient: '#8c86c2', ambientAlpha: 0.66 },
};

/** Effect of the room's light on actors; `side` is the side of the window or lamp. */
export function roomStageLight(d: RoomLight, side: -1 | 1, lamps: readonly Lamp[] = []): StageLight {
  return {
    ...pick(d, ACTORS),
    direction: [side * 0.65, -0.72],
    rimWidth: 4.5,
    shadow: d.shadow,
    lamps: d.lampsLit ? lamps : [],
  };
}

export const lamp = (x: number, y: number, reach = 760, power = 0.7): Lamp => ({
  x,
  y,
  reach,
  colour: '#ffb769',
  power,
});

/** Lamplight on what is around: warm on the things, then in the air. */
export function lamplight(e: Easel, d: RoomLight, x: number, y: number, reach: number, power = 1) {
  if (!d.lampsLit) return;
  const strength = d.time === 'night' ? power : power * 0.55;
  blend(e, 'soft-light', () =>
    cover(
      e,
      radial(e, x, y, reach, [
        [0, rgba('#ffc67c', 0.85 * strength)],
        [0.45, rgba('#ffa860', 0.5 * strength)],
        [1, rgba('#ff9a50', 0)],
      ]),
    ),
  );
  glow(e, x, y, reach * 0.7, '#ff8a30', 0.19 * strength);
  glow(e, x, y, reach * 0.26, '#ffd79a', 0.42 * strength);
}

/** The slanted patch of light that a window throws on wall and floor. */
export function windowBeam(e: Easel, d: RoomLight, x: number, y: number, w: number, slant: number, bottom: number) {
  const alpha = pick(d, { day: 0.3, dusk: 0.2, night: 0.1, dark: 0.26 });
  blend(e, d.time === 'day' ? 'soft-light' : 'screen', () => {
    for (const [from, to] of [
      [0, 0.46],
      [0.54, 1],
    ] as const)
      fill(
        e,
        poly(x + w * from, y, x + w * to, y, x + w * to * 1.5 + slant, bottom, x + w * from * 1.5 + slant, bottom),
        linear(e, 0, y, 0, bottom, [
          [0, rgba(d.beam, alpha * 0.4)],
          [0.7, rgba(d.beam, alpha * (d.time === 'day' ? 2.4 : 1))],
          [1, rgba(d.beam, 0)],
        ]),
      );
  });
}

const EDGES: Readonly<Record<RoomPalette, readonly [string, string]>> = {
  day: ['#fdf6ee', '#d9bfae'],
  dusk: ['#f8e8e6', '#a8809c'],
  night: ['#f6e6e0', '#5a4a92'],
  dark: ['#e6e8f8', '#3c4488'],
};

/** The room's corners sink back; (x, y) is where the eye should rest. */
export function vignette(e: Easel, d: RoomLight, x = 600, y = 560) {
  const [middle, edge] = pick(d, EDGES);
  blend(e, 'multiply', () =>
    cover(
      e,
      radial(e, x, y, 1020, [
        [0, '#ffffff'],
        [0.55, middle],
        [1, edge],
      ]),
    ),
  );
}
