import { getMood } from '@/lib/illustrator/companions/mood';
import { owlHead } from '@/lib/illustrator/companions/owl';
import { ellipse, mix, type Painter, shade, smooth, taper, tint, type Vec } from '@/lib/illustrator/paint';
import type { Easel } from '../../kit/easel';
import { curve, outline } from '../../kit/outline';

const FEATHER = '#8a6a5c';
const PALE = '#e8cfae';

/** Of the wing on the right of the picture: its bones from the shoulder over the elbow and the wrist to the tip. */
const BONES: readonly Vec[] = [
  [14, -22],
  [78, -52],
  [164, -96],
  [262, -104],
];
/** The ends of the long feathers, from the tip of the wing to the body. */
const ENDS: readonly Vec[] = [
  [338, -104],
  [346, -70],
  [340, -34],
  [322, -2],
  [296, 24],
  [264, 38],
  [230, 44],
  [196, 48],
  [162, 52],
  [128, 56],
  [94, 58],
  [62, 56],
  [34, 50],
];

/** A point on the bones, `u` from 0 at the shoulder to 1 at the tip. */
function onBones(u: number): Vec {
  const last = BONES.length - 1;
  const i = Math.min(last - 1, Math.floor(u * last));
  const [[x0, y0], [x1, y1]] = [BONES[i] ?? [0, 0], BONES[i + 1] ?? [0, 0]];
  const share = u * last - i;
  return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
}

const between = ([x0, y0]: Vec, [x1, y1]: Vec, u: number): Vec => [x0 + (x1 - x0) * u, y0 + (y1 - y0) * u];

/** A broad feather with a round end, and pale bars across it. */
export function feather(p: Painter, from: Vec, to: Vec, half: number, colour: string, bars: string = PALE) {
  const middle = between(from, to, 0.6);
  const vane = taper([from, middle, to], [half * 0.75, half, half * 0.72]);
  p.form(vane, colour, { depth: 5 });
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / long) * half, (dx / long) * half];
  p.clip(vane, () => {
    for (const u of [0.52, 0.74, 0.94]) {
      const [x, y] = between(from, to, u);
      p.line([[x - nx, y - ny] as Vec, [x, y + 3] as Vec, [x + nx, y + ny] as Vec], 6, bars, 0.34, [1, 1, 1]);
    }
  });
  p.line([from, middle, to], 1.8, shade(colour, 0.16), 0.6, [0.4, 1, 0.3]);
}

/** One wing spread wide: long feathers that overlap like a fan, two rows of short ones over them, and the arm. */
function wing(p: Painter, colour: string) {
  const last = ENDS.length - 1;
  ENDS.forEach((end, i) => {
    const from = onBones(Math.max(0.05, 1 - (i / last) * 0.98));
    feather(p, from, end, i < 5 ? 17 : 21, i % 2 ? colour : shade(colour, 0.03));
  });
  for (const [reach, half, tone] of [
    [0.56, 17, tint(colour, 0.04)],
    [0.3, 14, tint(colour, 0.08)],
  ] as const)
    ENDS.forEach((end, i) => {
      const from = onBones(Math.max(0.02, 1 - (i / last) * 0.99));
      const tip = between(from, end, reach);
      p.form(taper([from, between(from, tip, 0.6), tip], [half * 0.7, half, half * 0.7]), tone, { depth: 4 });
    });
  p.form(taper(smooth(BONES, false, 6), [24, 21, 15, 8]), shade(colour, 0.02), { depth: 9 });
  p.line(
    smooth(
      BONES.map(([x, y]): Vec => [x, y - 12]),
      false,
      6,
    ),
    4,
    PALE,
    0.5,
    [0.2, 1, 1, 0.3],
  );
}

/** The tail is a fan that steers. */
function tail(p: Painter) {
  for (const u of [-1, 1, -0.5, 0.5, 0])
    feather(p, [u * 14, 36], [u * 62, 128 - Math.abs(u) * 16], 19, shade(FEATHER, u === 0 ? 0 : 0.05));
}

/** The breast of who lies on the air: short and round, the feet drawn up into the down. */
function breast(p: Painter) {
  const body = outline([-40, -40, -54, -4, -44, 40, -20, 66, 0, 72, 20, 66, 44, 40, 54, -4, 40, -40, 0, -54]);
  p.form(body, FEATHER, { depth: 14 });
  const down = outline([-28, -26, -38, 4, -30, 36, -12, 54, 0, 58, 12, 54, 30, 36, 38, 4, 28, -26, 0, -34]);
  p.fill(down, PALE, { alpha: 0.95 });
  p.clip(down, () => {
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 6; i++) {
        const [u, v] = [-42 + i * 16 + (row % 2) * 8, -10 + row * 15];
        p.line(curve([u - 6, v - 3, u, v + 5, u + 6, v - 3]), 3, '#9a7460', 0.85);
      }
  });
  for (const x of [-18, 18]) {
    p.form(ellipse(x, 54, 13, 10), mix(PALE, FEATHER, 0.3), { depth: 4 });
    for (const dx of [-6, 0, 6])
      p.form(taper([[x + dx, 58] as Vec, [x + dx * 1.3, 67] as Vec], [3.6, 2.4]), '#d99a4a', { depth: 2 });
  }
}

/** The old owl who banks as she glides towards us, her head bent to what sounds below, her eyes shut; `k` 1 spans 690 units. */
export function flyingOwl(e: Easel, x: number, y: number, k: number) {
  const { p } = e;
  p.in(x, y, -0.36, k, k, () => {
    tail(p);
    p.in(0, 0, 0.1, -1, 1, () => wing(p, FEATHER));
    p.in(0, 0, 0.06, 1, 1, () => wing(p, shade(FEATHER, 0.03)));
    breast(p);
    p.in(-14, -32, 0.56, 1.18, 1.18, () => {
      p.form(ellipse(0, -2, 50, 42), FEATHER, { depth: 8 });
      p.in(0, 100, 0, 1, 1, () => owlHead(p, getMood('delight')));
    });
  });
}
