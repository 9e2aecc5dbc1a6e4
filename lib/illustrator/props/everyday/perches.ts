import { ellipse, type Painter, seededRandom, shade, tint } from '@/lib/illustrator/paint';
import { BRASS, dabs, metal, STRAW, WOOD, wood } from '../kit/materials';
import { blob, line, rod } from '../kit/shapes';
import type { PropLook } from '../model';

const BARS = [-0.93, -0.68, -0.36, 0, 0.36, 0.68, 0.93] as const;
const HALF = 142;
const FLOOR = 92;
const SHOULDER = -112;
const CROWN = -218;

/** One bar from the tray over the shoulder to the crown; `k` is its place between the left edge (-1) and the right. */
const barOf = (k: number): readonly number[] =>
  [
    [0.96, FLOOR],
    [1, 0],
    [1, SHOULDER],
    [0.86, SHOULDER - 52],
    [0.44, CROWN + 12],
    [0, CROWN],
  ].flatMap(([share = 0, y = 0]) => [share * k * HALF, y]);

/**
 * A round cage of thin bars, its door locked, that hangs from a chain; the origin is where a bird of the same
 * place is, which is seen inside.
 */
export function birdcage(p: Painter, { colour = BRASS }: PropLook) {
  const [dark, bright] = [shade(colour, 0.12), tint(colour, 0.18)];
  for (let i = 0; i < 5; i++) p.edge(ellipse(0, CROWN - 46 - i * 17, 5, 9.6), dark, 3.2, 1 - i * 0.17);
  for (const k of BARS) line(p, barOf(k), 1.8, dark, 0.34);
  for (const y of [SHOULDER, 4]) p.edge(ellipse(0, y, HALF, 10), dark, 2.4, 0.55);
  for (const k of [-1, -0.52, 0.52, 1]) {
    line(p, barOf(k), 4.4, dark);
    line(
      p,
      barOf(k).map((v, i) => (i % 2 ? v : v - 0.9)),
      1.6,
      bright,
      0.9,
    );
  }
  p.edge(blob([-34, 86, -34, 30, -24, 14, 24, 14, 34, 30, 34, 86]), dark, 4, 1);
  p.edge(ellipse(34, 46, 7, 9), shade('#8f98a6', 0.1), 3.4, 1);
  metal(p, blob([24, 50, 44, 50, 46, 60, 43, 70, 25, 70, 22, 60]), '#8f98a6', 3);
  p.fill(ellipse(34, 58, 2.4, 3.6), '#4e4450');
  metal(p, ellipse(0, CROWN, 17, 9), colour, 3);
  p.edge(ellipse(0, CROWN - 24, 12, 15), dark, 4.4, 1);
  p.edge(ellipse(-1, CROWN - 25, 12, 15), bright, 1.6, 0.9);
  const tray = blob([
    -HALF - 2,
    FLOOR - 8,
    0,
    FLOOR,
    HALF + 2,
    FLOOR - 8,
    HALF - 3,
    FLOOR + 12,
    0,
    FLOOR + 20,
    3 - HALF,
    FLOOR + 12,
  ]);
  metal(p, tray, colour, 6);
  p.clip(tray, () => line(p, [-HALF, FLOOR + 7, 0, FLOOR + 15, HALF, FLOOR + 7], 2.2, shade(colour, 0.2), 0.7));
}

/** Twigs laid round: short bowed strokes along an ellipse, some sticking out. */
function twigs(p: Painter, y: number, rx: number, ry: number, from: number, to: number, count: number, name: string) {
  const random = seededRandom(name);
  const tones: readonly [string, ...string[]] = [
    WOOD,
    shade(WOOD, 0.1),
    STRAW,
    tint(STRAW, 0.05),
    '#8a6a4a',
    '#a88a5a',
  ];
  for (let i = 0; i < count; i++) {
    const a = from + (to - from) * random();
    const long = random.between(0.22, 0.46);
    const out = 1 + random.bell() * 0.12;
    const at = (angle: number, r: number) => [Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r];
    const wild = i % 7 ? 0 : 0.2;
    const flat = [...at(a - long, out + wild), ...at(a, out), ...at(a + long, out - wild * 0.3)];
    line(p, flat, random.between(2.2, 4), random.pick(tones), 0.95, [0.5, 1, 0.4]);
  }
}

/** A round nest, drawn flat. */
function flatNest(p: Painter, { count = 0, colour = '#dfe6da' }: PropLook) {
  const bowl = blob([-74, -34, -66, -12, -40, 0, 0, 4, 40, 0, 66, -12, 74, -34, 0, -22]);
  twigs(p, -36, 70, 17, Math.PI, Math.PI * 2, 46, 'the far rim');
  p.form(ellipse(0, -37, 70, 16), '#5f4430', { depth: 5, light: 0 });
  p.soft(0, -31, 44, 8, '#f2e2c2', 0.55);
  for (let i = 0; i < Math.min(5, count); i++)
    p.form(ellipse((i - (Math.min(5, count) - 1) / 2) * 21, -38 - (i % 2) * 2, 11, 14, (i - 1) * 0.2), colour, {
      depth: 5,
    });
  p.form(bowl, '#9a7448', { depth: 12, shadow: 0.15 });
  dabs(p, bowl, '#9a7448', 24, 8, 0.1, 0.5);
  twigs(p, -12, 50, 12, 0.2, Math.PI - 0.2, 30, 'the foot');
  twigs(p, -22, 60, 18, 0.1, Math.PI - 0.1, 44, 'the belly');
  twigs(p, -28, 66, 22, 0.1, Math.PI - 0.1, 44, 'the bowl');
  twigs(p, -34, 70, 17, -0.1, Math.PI + 0.1, 56, 'the near rim');
  for (const [x0, y0, x1, y1] of [
    [-60, -30, -88, -44],
    [58, -28, 90, -36],
    [30, -20, 62, -8],
    [-34, -18, -66, -6],
  ] as const)
    wood(p, rod(x0, y0, x1, y1, 2.4, 1.2), WOOD, 0, 1);
  p.fill(blob([26, -40, 42, -49, 52, -50, 44, -43, 30, -38]), '#fffaf0', { alpha: 0.95 });
}

/** A round nest of twigs, lined with down; `count` eggs lie in it. */
export const nest = (p: Painter, look: PropLook) => p.in(0, -3, 0, 1, 1.42, () => flatNest(p, look));
