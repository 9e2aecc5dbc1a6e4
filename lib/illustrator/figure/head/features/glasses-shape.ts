import type { GLASSES } from '../../../character/trait-values';
import { type Knot, type Polygon, rgba, shade, smooth, tint } from '../../../paint';
import type { HeadContext } from '../context';

type GlassesKind = Exclude<(typeof GLASSES)[number], 'none'>;

/** Half the width of a lens, head units. */
export const HALF_WIDTH = 14.5;

/** The whole rim round the middle of an eye; outwards is positive x. */
const RIM: Readonly<Record<GlassesKind, readonly Knot[]>> = {
  round: [
    [0, -13.8],
    [9.8, -9.9],
    [14, -0.4],
    [9.8, 9.4],
    [0, 13.2],
    [-9.8, 9.4],
    [-14, -0.4],
    [-9.8, -9.9],
  ],
  square: [
    [-11.4, -11.6],
    [0, -12.2],
    [11.8, -11.6],
    [14.6, -8.8],
    [14.2, 7],
    [11.2, 10.6],
    [0, 11],
    [-11, 10.4],
    [-13.8, 7],
    [-14, -8.8],
  ],
  oval: [
    [0, -10.6],
    [10.4, -8],
    [14.8, -0.4],
    [10.4, 7.6],
    [0, 10.2],
    [-10.4, 7.6],
    [-14.8, -0.4],
    [-10.4, -8],
  ],
  cat: [
    [-13.2, -7.2],
    [-6, -10],
    [4, -10.6],
    [12, -12.6],
    [18.6, -15.6, 0.6],
    [16.4, -6],
    [13.2, 4.6],
    [6, 11],
    [-4, 11.4],
    [-11, 7.4],
    [-13.8, 0],
  ],
  sport: [
    [-13, -6.4],
    [-6, -10.6],
    [4, -11.2],
    [12.6, -9.4],
    [16.6, -4],
    [15.4, 4.6],
    [9.4, 10.4],
    [1, 11.6],
    [-7, 10],
    [-12.4, 4.4],
  ],
};

const THICKNESS: Readonly<Record<GlassesKind, number>> = { round: 2.8, square: 3.4, oval: 2.5, cat: 3.4, sport: 4.2 };

export type Lens = {
  readonly x: number;
  readonly y: number;
  /** Width against that of a usual lens seen from the front; negative mirrors it. */
  readonly squeeze: number;
  /** Of the whole pane, 1 is usual. */
  readonly size: number;
};

const rimAt = (kind: GlassesKind, { x, y, squeeze, size }: Lens): Polygon =>
  smooth(RIM[kind].map(([u, v, sharp]): Knot => [x + u * squeeze, y + v * size, sharp ?? 0]));

/** A tinted pane with the light's reflection, in its rim. */
export function drawLens({ painter: p, character, goggles }: HeadContext, kind: GlassesKind, at: Lens): void {
  const color = character.glassesColor;
  const rim = rimAt(kind, at);
  const k = Math.abs(at.squeeze);
  const [lx] = p.lit();
  const dir = lx < 0 ? 1 : -1;
  if (goggles) p.fill(rim, '#5cc3e6', { alpha: 0.3 });
  p.fill(
    rim,
    p.linear(0, at.y - 13, 0, at.y + 12, [
      [0, kind === 'sport' ? color : '#9fc4dc', kind === 'sport' ? 0.24 : 0.16],
      [1, '#eef8ff', 0.05],
    ]),
  );
  p.clip(rim, () => {
    const band = (x: number, width: number, alpha: number) =>
      p.fill(
        [
          [at.x + dir * (x + 7) * k, at.y - 15 * at.size],
          [at.x + dir * (x + 7 + width) * k, at.y - 15 * at.size],
          [at.x + dir * (x - 9 + width) * k, at.y + 15 * at.size],
          [at.x + dir * (x - 9) * k, at.y + 15 * at.size],
        ],
        rgba('#ffffff', alpha),
      );
    band(-11, 4.2, 0.2);
    band(-4.6, 1.5, 0.16);
    p.in(0, 1.6, 0, 1, 1, () => p.edge(rim, '#3a2a30', 2, 0.2));
  });
  const width = THICKNESS[kind] * (goggles ? 1.5 : 1);
  p.edge(rim, shade(color, 0.1), width, 1);
  p.in(-0.3, -0.5, 0, 1, 1, () => p.edge(rim, tint(color, 0.06), width * 0.5, 0.9));
}
