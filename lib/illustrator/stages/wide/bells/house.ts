import { mix, rectangle, shade, type Vec } from '@/lib/illustrator/paint';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { points } from '../../kit/outline';

const ROOFS = ['#3f4f86', '#4a5a92', '#384a7a', '#54588c', '#43648c'] as const;
const WALLS = ['#5c6494', '#6a6a9a', '#54628e'] as const;

/** `lit` is the share of windows with a light. */
type Roof = { readonly x: number; readonly y: number; readonly w: number; readonly k: number; readonly lit?: number };

/** What is seen of a house: its roof, and the ground of its wall. */
type Seen = {
  readonly left: number;
  readonly right: number;
  readonly ridge: number;
  readonly eaves: number;
  readonly ground: number;
};

/** A print lies on the tiles with all of it. */
const ON_TILES = 12;

/** Whether a point is on a roof that no later house hides. */
export function onRoof(houses: readonly Seen[], [x, y]: Vec): boolean {
  const front = houses.findLast(({ left, right, ridge, ground }) => x > left && x < right && y > ridge && y < ground);
  return front !== undefined && y > front.ridge + ON_TILES && y < front.eaves - ON_TILES;
}

/** One house of a town by night, seen from above: much roof, a strip of wall with lit windows. */
export function house(e: Easel, name: string, { x, y, w, k, lit: share = 0.45 }: Roof): Seen {
  const r = e.random(name);
  const [wall, deep] = [70 * k, (120 + r() * 40) * k];
  const tone = r.pick(ROOFS);
  const [left, right, ridge] = [x - 10 * k, x + w + 10 * k, y - wall - deep];
  fill(
    e,
    rectangle(x, y - wall, w, wall),
    linear(e, 0, y - wall, 0, y, [
      [0, shade(r.pick(WALLS), 0.1)],
      [1, '#2a2c58'],
    ]),
  );
  for (let i = 0; i < Math.max(1, Math.floor(w / (64 * k))); i++) {
    const lit = r() > 1 - share;
    const wx = x + 20 * k + i * 62 * k;
    fill(e, rectangle(wx, y - wall + 24 * k, 24 * k, 32 * k), lit ? '#ffd27a' : '#23264e');
    if (lit) glow(e, wx + 12 * k, y - wall + 40 * k, 70 * k, '#ffb050', 0.4);
  }
  e.p.form(points([left, y - wall + 4, right, y - wall + 4, right - 34 * k, ridge, left + 34 * k, ridge]), tone, {
    depth: 10 * k,
  });
  for (let i = 1; i < 7; i++) {
    const u = i / 7;
    e.p.line(
      [
        [left + 34 * k * u, y - wall - deep * u],
        [right - 34 * k * u, y - wall - deep * u],
      ],
      2.2 * k,
      shade(tone, 0.09),
      0.6,
      [1, 1],
    );
  }
  e.p.line(
    [
      [left + 34 * k, ridge],
      [right - 34 * k, ridge],
    ],
    7 * k,
    mix(tone, '#dfe8ff', 0.55),
    0.9,
    [1, 1],
  );
  if (r() > 0.5) chimney(e, x + w * (0.25 + r() * 0.5), ridge + deep * 0.3, k);
  return { left, right, ridge, eaves: y - wall, ground: y };
}

function chimney(e: Easel, x: number, y: number, k: number) {
  e.p.form(rectangle(x, y - 56 * k, 30 * k, 60 * k), '#6a5a80', { depth: 6 });
  e.p.fill(rectangle(x - 4 * k, y - 62 * k, 38 * k, 10 * k), '#8a7a9a');
  e.p.soft(x + 24 * k, y - 110 * k, 26 * k, 50 * k, '#c8d4f4', 0.22, 0.4);
}
