import type { GLASSES } from '../../character';
import { clamp, type Knot, type Polygon, shade, smooth, tint } from '../../paint';
import type { HeadContext } from './context';
import { FEATURES, type Projected } from './view';

type GlassesShape = Exclude<(typeof GLASSES)[number], 'none'>;

const HALF_WIDTH = 14.5;

/** Right half of the rim, from the top to the bottom, in units from the middle of the eye. */
const RIM: Readonly<Record<GlassesShape, readonly Knot[]>> = {
  round: [
    [0, -13.4],
    [9.6, -10],
    [14, -0.4],
    [9.6, 9.4],
    [0, 12.8],
  ],
  square: [
    [0, -11.6],
    [11.6, -11.2],
    [14.5, -8.6],
    [14.3, 6.4],
    [11.2, 10],
    [0, 10.4],
  ],
  oval: [
    [0, -10.4],
    [10.4, -8],
    [14.8, -0.4],
    [10.4, 7.4],
    [0, 9.8],
  ],
  cat: [
    [0, -10.6],
    [10.6, -11.6],
    [16.4, -12.6],
    [13.6, 4.4],
    [9.8, 9.6],
    [0, 11],
  ],
  sport: [
    [0, -9.4],
    [11.4, -9.6],
    [15.6, -4.4],
    [14.2, 5.6],
    [9.4, 9.8],
    [0, 8.4],
  ],
};

function rim(kind: GlassesShape, { x, y, squeeze }: Projected): Polygon {
  const k = clamp(squeeze, 0.5, 1);
  const half = RIM[kind];
  const mirrored = half
    .slice(1, -1)
    .reverse()
    .map(([u, v]): Knot => [-u, v]);
  return smooth([...half, ...mirrored].map(([u, v]): Knot => [x + u * k, y + v]));
}

export function drawGlasses({ painter: p, character, view }: HeadContext): void {
  const kind = character.glasses;
  if (kind === 'none') return;
  const color = character.glassesColor;
  const [left, right] = [-1, 1].map((g) => view.project(g * FEATURES.eyeX, FEATURES.eyeY + 0.7));
  for (const at of [left, right]) {
    const k = clamp(at.squeeze, 0.5, 1);
    const shape = rim(kind, at);
    p.fill(shape, '#eaf6ff', { alpha: 0.05 });
    p.line(
      [
        [at.x - 8 * k, at.y - 2],
        [at.x - 3 * k, at.y - 8],
      ],
      2,
      '#ffffff',
      0.45,
      [1, 0.6],
    );
    p.edge(shape, shade(color, 0.1), 2.9, 1);
    p.in(-0.3, -0.5, 0, 1, 1, () => p.edge(shape, tint(color, 0.06), 1.4, 0.9));
  }
  const a = left.x + (HALF_WIDTH - 0.5) * clamp(left.squeeze, 0.5, 1);
  const b = right.x - (HALF_WIDTH - 0.5) * clamp(right.squeeze, 0.5, 1);
  p.line(
    [
      [a, left.y - 3],
      [(a + b) / 2, left.y - 6.5],
      [b, right.y - 3],
    ],
    2.8,
    shade(color, 0.06),
    1,
    [1, 0.9, 1],
  );
  const near = view.turn > 0 ? { g: -1, at: left } : { g: 1, at: right };
  const hinge = near.at.x + near.g * HALF_WIDTH * clamp(near.at.squeeze, 0.5, 1);
  p.line(
    [
      [hinge, near.at.y - 3],
      [near.g * 47 * Math.cos(view.yaw) - 5 * view.turn, 4],
    ],
    2.3,
    shade(color, 0.08),
    1,
    [1, 1],
  );
}
