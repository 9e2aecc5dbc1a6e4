import { type Knot, mix, shade, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../../kit/daylight';
import { type Easel, fill } from '../../kit/easel';
import { land } from '../../kit/ground';
import { cloud } from '../../kit/sky';
import type { Lamp, Slot, StageLight } from '../../model';

type Places = 'left' | 'middle' | 'right' | 'far' | 'air';

/** The places every landscape has; a stage moves those that its ground asks it to. */
export const places = (moved: Partial<Record<Places, Slot>> = {}): Record<Places, Slot> => ({
  left: { x: 330, y: 1085, scale: 1.6 },
  middle: { x: 600, y: 1105, scale: 1.75 },
  right: { x: 872, y: 1085, scale: 1.6 },
  far: { x: 730, y: 880, scale: 0.82 },
  air: { x: 870, y: 440, scale: 1.2, afloat: true, depth: 1500 },
  ...moved,
});

/** The light of the hour on the actors, with the lamps of the place. */
export const lightOf = (d: Daylight, lamps: readonly Lamp[] = []): StageLight => ({ ...d.light, lamps });

/** Where sun or moon stands: high by day and night, near the horizon at dawn and dusk. */
export function sunAt(d: Daylight, horizon: number): readonly [number, number] {
  if (d.time === 'day') return [170, 110];
  if (d.time === 'night') return [950, 180];
  return [d.time === 'dusk' ? 930 : 880, horizon - 86];
}

/** Which side of upright things is lit: -1 left, 1 right. */
export const sideOf = (d: Daylight): -1 | 1 => (d.light.direction[0] < 0 ? -1 : 1);

/** A local colour where the hour's light falls on it. */
export const sunlit = (d: Daylight, colour: string, share = 0.3): string =>
  mix(tint(d.tone(colour), 0.05), d.glow, d.time === 'night' ? share * 0.55 : share);

/** Clouds in the hour's colours: x, y, width, height. */
export function clouds(e: Easel, d: Daylight, spots: readonly (readonly [number, number, number, number])[]) {
  const [top, middle, low] = d.sky;
  const body = {
    dawn: mix(middle, '#ffffff', 0.35),
    day: mix(middle, '#ffffff', 0.72),
    dusk: mix(middle, top, 0.12),
    night: mix(top, low, 0.45),
  }[d.time];
  const light = { dawn: '#fff2dc', day: '#ffffff', dusk: '#ffc9a0', night: mix(low, d.glow, 0.35) }[d.time];
  for (const [x, y, w, h] of spots) cloud(e, x, y, w, h, body, light, d.time === 'night' ? 0.5 : 0.78);
}

/** Pale ground (snow, sand) in the hour's light: it gives back more of the moon than other colours. */
export const paleGround = (d: Daylight, colour: string, share = 0.14): string =>
  d.time === 'night' ? mix(d.tone(colour), '#a4bcec', 0.42) : mix(d.tone(colour), d.glow, share);

/** A line of hills behind `depth` (0 near, 1 at the horizon) of air, paler at its foot where the air thickens. */
export function ridge(
  e: Easel,
  d: Daylight,
  name: string,
  skyline: readonly Knot[],
  colour: string,
  depth: number,
  reach = 170,
) {
  const tone = d.far(colour, depth);
  return land(e, name, skyline, mix(tone, d.glow, d.time === 'night' ? 0.03 : 0.08), mix(tone, d.haze, 0.35), {
    depth: reach,
    marks: 36,
  });
}

/** A loose flight of far birds: two bowed strokes each. */
export function birds(e: Easel, spots: readonly (readonly [x: number, y: number, size: number])[], colour: string) {
  for (const [x, y, s] of spots) {
    for (const side of [-1, 1]) {
      const wing: readonly Knot[] = [
        [x, y],
        [x + side * s * 0.5, y - s * 0.36],
        [x + side * s, y - s * 0.16],
      ];
      e.p.line(wing, s * 0.18, colour, 0.8);
    }
  }
}

/** A butterfly with open wings. */
export function butterfly(e: Easel, x: number, y: number, size: number, colour: string) {
  e.p.in(x, y, -0.3, size / 20, size / 20, () => {
    for (const side of [-1, 1]) {
      const wings: readonly (readonly Knot[])[] = [
        [
          [0, 0],
          [side * 8, -17],
          [side * 20, -15],
          [side * 15, -1],
        ],
        [
          [0, 1],
          [side * 14, 2],
          [side * 13, 13],
          [side * 4, 11],
        ],
      ];
      wings.forEach((w, i) => {
        fill(
          e,
          w.map(([a, b]) => [a, b] as const),
          i ? shade(colour, 0.05) : colour,
        );
      });
      e.p.soft(side * 12, -9, 4, 4, '#fff6dc', 0.9);
    }
    e.p.line(
      [
        [0, -9],
        [0, 11],
      ],
      3,
      '#4a3428',
    );
  });
}
