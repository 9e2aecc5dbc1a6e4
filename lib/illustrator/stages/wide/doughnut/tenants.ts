import { ellipse, type Shape, smooth, taper, type Vec } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';
import { outline } from '../../kit/outline';

/** Who lives in the house, from the ground to the top. */
export const TENANTS = ['oldLady', 'baby', 'bears', 'musician', 'family'] as const;
export type Tenant = (typeof TENANTS)[number];

/** A head on its shoulders; x and y in heights of the window, from the middle of its sill. */
const bust = (x: number, y: number, r: number): readonly Shape[] => [
  ellipse(x, y, r, r * 1.06),
  smooth(
    [
      [x - r * 2, 0.02, 1],
      [x - r * 1.7, y + r * 2.1],
      [x - r * 0.6, y + r * 1.2],
      [x + r * 0.6, y + r * 1.2],
      [x + r * 1.7, y + r * 2.1],
      [x + r * 2, 0.02, 1],
    ],
    true,
    6,
  ),
];

const bear = (x: number, y: number, r: number): readonly Shape[] => [
  ...bust(x, y, r),
  ellipse(x - r * 0.78, y - r * 0.8, r * 0.42),
  ellipse(x + r * 0.78, y - r * 0.8, r * 0.42),
];

const SHAPES: Readonly<Record<Tenant, readonly Shape[]>> = {
  oldLady: [...bust(-0.06, -0.42, 0.13), ellipse(-0.1, -0.59, 0.075)],
  baby: [...bust(-0.08, -0.5, 0.13), ...bust(0.14, -0.34, 0.085)],
  bears: [...bear(-0.2, -0.42, 0.13), ...bear(0.2, -0.3, 0.105)],
  musician: [
    ...bust(-0.1, -0.46, 0.13),
    ellipse(0.08, -0.1, 0.15, 0.12, -0.4),
    taper(
      [
        [0.1, -0.12],
        [0.42, -0.42],
      ],
      [0.022, 0.03],
    ),
  ],
  family: [...bust(-0.27, -0.34, 0.1), ...bust(0.02, -0.44, 0.12), ...bust(0.28, -0.3, 0.09)],
};

const placed = (shape: Shape, at: (p: Vec) => Vec): Vec[] => (shape as readonly Vec[]).map(at);

/** Somebody dark in a window before its light; `size` is the height of the window, (x, y) the middle of its sill. */
export function paintTenant(e: Easel, who: Tenant, x: number, y: number, size: number, colour: string, alpha = 0.92) {
  for (const shape of SHAPES[who])
    fill(
      e,
      placed(shape, ([u, v]) => [x + u * size, y + v * size]),
      colour,
      alpha,
    );
}

/** A candle of a small window: a stick and its flame. */
export function paintCandle(e: Easel, x: number, y: number, size: number) {
  fill(
    e,
    outline([x - size * 0.09, y, x - size * 0.08, y - size * 0.5, x + size * 0.08, y - size * 0.5, x + size * 0.09, y]),
    '#fff3d8',
  );
  fill(
    e,
    outline([x, y - size * 1.1, x + size * 0.16, y - size * 0.7, x, y - size * 0.52, x - size * 0.16, y - size * 0.7]),
    '#fffbe6',
  );
}
