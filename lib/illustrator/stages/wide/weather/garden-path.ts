import { ellipse, type Knot, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { disc, type Easel, fill, linear } from '../../kit/easel';

const SAND = '#e8cf96';
/** From the doorstep, below those who walk, out to the horizon; and half of its width there. */
const WAY: readonly Knot[] = [
  [90, 1030],
  [420, 1112],
  [860, 1142],
  [1230, 1100],
  [1490, 1010],
  [1560, 930],
  [1640, 860],
  [1790, 806],
  [1850, 768],
  [1880, 744],
];
const HALF_WIDTHS = [46, 74, 88, 74, 50, 36, 23, 13, 7, 2];

/** The wet path that leads out of the garden. */
export function gardenPath(e: Easel): void {
  const way = smooth(WAY, false, 10);
  const strip = (share: number) =>
    taper(
      way,
      way.map((_, i) => halfWidth((i / (way.length - 1)) * (HALF_WIDTHS.length - 1)) * share),
    );
  e.p.fill(strip(1.14), shade(SAND, 0.16), { alpha: 0.7, blur: 8 });
  fill(e, strip(1), SAND);
  fill(e, strip(0.42), tint(SAND, 0.14), 0.6);
}

function halfWidth(at: number): number {
  const [from, rest] = [Math.floor(at), at % 1];
  const [here = 0, next = here] = HALF_WIDTHS.slice(from, from + 2);
  return here + (next - here) * rest;
}

const PUDDLE = { x: 1960, y: 1082, rx: 320, ry: 47 } as const;

/** A still puddle: the near sky lies in its far edge, the sun and a cloud lie upside down below themselves. */
export function mirroringPuddle(e: Easel, sunX: number, cloudX: number): void {
  const { x, y, rx, ry } = PUDDLE;
  const water = smooth(
    [
      [x - rx, y + 2],
      [x - rx * 0.52, y - ry * 0.82],
      [x + rx * 0.26, y - ry],
      [x + rx, y - ry * 0.1],
      [x + rx * 0.52, y + ry * 0.92],
      [x - rx * 0.4, y + ry],
    ],
    true,
    8,
  );
  e.p.fill(water, '#3f6a3c', { alpha: 0.5, blur: 12 });
  fill(
    e,
    water,
    linear(e, 0, y - ry, 0, y + ry, [
      [0, '#fff0bf'],
      [0.36, '#cfe3e6'],
      [1, '#4f9de0'],
    ]),
  );
  e.p.clip(water, () => {
    disc(e, sunX, y - ry * 0.5, 150, 40, '#ffe08a', 0.85, 0.2);
    fill(e, ellipse(sunX, y - ry * 0.72, 70, 24), '#fffdf0');
    for (const [u, v, w, h] of [
      [-40, 0.36, 62, 11],
      [30, 0.3, 74, 14],
      [4, 0.46, 96, 9],
    ] as const)
      fill(e, ellipse(cloudX + u, y + v * ry, w, h), '#ffffff', 0.9);
  });
  e.p.edge(water, '#ffffff', 2.4, 0.5);
}
