import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { leaf } from '../kit/fruit';
import { BLUE, BRASS, dabs, IRON, metal, RED, SILVER, sheen, WOOD, wood } from '../kit/materials';
import { blob, cut, line, rod, stroke } from '../kit/shapes';
import type { PropLook } from '../model';

const COPPER = '#b9683f';
const GOLD = '#e0b145';
const CORD = '#8a6a48';

/** A cast bell whose crown is at the origin and whose mouth is 40 units below. */
function castBell(p: Painter, colour: string) {
  p.form(ellipse(0, 41, 4.6, 4.8), shade(colour, 0.24), { depth: 2 });
  const body = blob([
    -6, 1, 0, -1, 6, 1, 11, 9, 13, 20, 17, 31, 23, 37, 12, 40, 0, 41, -12, 40, -23, 37, -17, 31, -13, 20, -11, 9,
  ]);
  metal(p, body, colour, 6);
  p.clip(body, () => {
    line(p, [-24, 33, 0, 36, 24, 33], 1.8, shade(colour, 0.2), 0.8);
    line(p, [-14, 9, 0, 11, 14, 9], 1.4, shade(colour, 0.16), 0.7);
    line(p, [-25, 37.4, 0, 40.4, 25, 37.4], 2, tint(colour, 0.16), 0.9);
  });
  p.soft(-5.4, 15, 3.4, 9, '#fffdf0', 0.95, 0.1);
}

/** A cow's bell of folded metal on its strap. */
function cowBell(p: Painter) {
  p.form(stroke([-8, 3, -7, -6, 7, -6, 8, 3], [3, 3.4, 3.4, 3]), '#8a4a34', { depth: 2 });
  p.form(ellipse(1, 44, 4.4, 5), shade(IRON, 0.04), { depth: 2 });
  p.form(cut([10, 2, 17, 6, 24, 38, 17, 42], 2), shade(COPPER, 0.14), { depth: 3, light: 0 });
  const front = cut([-13, 2, 11, 2, 18, 42, -20, 42], 4);
  metal(p, front, COPPER, 6);
  dabs(p, front, COPPER, 9, 4, 1.4, 0.35);
  p.clip(front, () => line(p, [-22, 35, 0, 36, 22, 35], 2.4, shade(COPPER, 0.18), 0.8));
}

/** A round bell with a slit and a pea inside. */
function jingleBell(p: Painter, colour: string) {
  const ball = ellipse(0, 18, 18, 17.4);
  metal(p, ball, colour, 7);
  p.clip(ball, () => {
    line(p, [-19, 16, 0, 19.4, 19, 16], 3, shade(colour, 0.16), 0.9);
    line(p, [-19, 14, 0, 17, 19, 14], 1.4, tint(colour, 0.14), 0.9);
  });
  line(p, [0, 22, 0, 33], 3.2, '#4a3424', 1, [1, 0.8, 1]);
  p.fill(ellipse(0, 22.4, 3), '#4a3424');
  p.fill(ellipse(0, 32, 3), '#4a3424');
  p.soft(-7, 9, 5, 4, '#fffdf0', 0.95, -0.5);
}

/** The bell of a handlebar: a dome with its lever. */
function bicycleBell(p: Painter) {
  p.form(stroke([10, 22, 24, 18, 30, 24], [2.4, 2.2, 3.6]), IRON, { depth: 1.4 });
  p.form(cut([-8, 24, 8, 24, 6, 36, -6, 36], 2), IRON, { depth: 2 });
  const dome = blob([-22, 26, -20, 12, -10, 3, 0, 1, 10, 3, 20, 12, 22, 26, 0, 29]);
  metal(p, dome, '#a9bccb', 7);
  p.clip(dome, () => line(p, [-24, 22.6, 0, 26, 24, 22.6], 2, '#d5534a', 0.85));
  p.form(ellipse(0, 2.4, 4.4, 3), RED, { depth: 1.4 });
  p.soft(-8, 11, 5, 5, '#ffffff', 0.95, -0.6);
}

const HANGING: readonly ((p: Painter) => void)[] = [
  (p) => castBell(p, BRASS),
  (p) => jingleBell(p, '#d0564c'),
  cowBell,
  (p) => p.in(0, 0, 0, 0.86, 0.86, () => castBell(p, SILVER)),
  bicycleBell,
  (p) => p.in(0, 0, 0, 0.74, 0.74, () => castBell(p, BLUE)),
  (p) => jingleBell(p, GOLD),
];

const STEP = 52;

/** Seven bells, no two alike, each on its own thread from the height `at` of its place. */
function sevenBells(p: Painter, at: (x: number) => number) {
  for (const [i, bell] of HANGING.entries()) {
    const x = (i - 3) * STEP;
    const [y, drop] = [at(x), 7 + ((i * 5) % 7)];
    line(p, [x, y - 2, x, y + drop + 2], 2, CORD);
    p.form(ellipse(x, y, 4.2, 3.4), tint(CORD, 0.08), { depth: 1.4 });
    p.in(x, y + drop, Math.sin(i * 2.3) * 0.13, 1.32, 1.32, () => bell(p));
  }
}

/** Seven small bells on a cord between two sticks. */
export function bells(p: Painter) {
  const at = (x: number) => -122 + 14 * (1 - (x / 192) ** 2);
  for (const g of [-1, 1]) {
    p.form(blob([g * 190 - 22, 2, g * 190 - 12, -9, g * 190, -12, g * 190 + 14, -8, g * 190 + 20, 2]), '#6f7f4a', {
      depth: 4,
    });
    wood(p, stroke([g * 187, -2, g * 192, -70, g * 198, -146], [7, 6, 5]), WOOD, 1.5, 4);
    wood(p, rod(g * 194, -104, g * 214, -126, 4.4, 3), WOOD, -0.8, 2);
    leaf(p, g * 196, -138, 20, g > 0 ? -0.6 : -2.5);
  }
  const cord = Array.from({ length: 13 }, (_, i) => {
    const x = -192 + i * 32;
    return [x, at(x)];
  }).flat();
  line(p, cord, 4.4, CORD);
  line(p, cord, 1.6, tint(CORD, 0.2), 0.8);
  sevenBells(p, at);
}

const WAY_UP = 6;

/** A bough that hangs by two cords, seven bells below it; the origin is the middle of the bough. */
export function bellBranch(p: Painter) {
  for (const g of [-1, 1]) {
    for (let i = 0; i < WAY_UP; i++) {
      const [from, to] = [-i * 34, -(i + 1) * 34 - 1];
      line(p, [g * (146 + i * 3), from, g * (149 + i * 3), to], 3.4, CORD, 1 - i / WAY_UP);
    }
  }
  const at = (x: number) => 5 + 7 * Math.sin(x / 46);
  sevenBells(p, at);
  wood(p, stroke([-206, -14, -128, 4, -30, -4, 60, 6, 140, 2, 206, -16], [4, 8, 8, 9, 7, 3.4]), '#8a6242', 0, 5);
  for (const g of [-1, 1]) p.form(ellipse(g * 146, 0, 6, 9), CORD, { depth: 2 });
  for (const [x, y, size, turn] of [
    [-196, -12, 28, -2.7],
    [-172, -8, 26, -1.9],
    [-86, 0, 26, -1.1],
    [-20, -6, 22, -2.1],
    [64, 2, 28, -0.9],
    [98, 2, 22, -2.3],
    [178, -10, 26, -1.2],
    [200, -14, 26, -0.3],
    [-112, 6, 20, 2.2],
    [110, 6, 20, 0.8],
  ] as const)
    leaf(p, x, y, size, turn, size > 25 ? '#6f9a52' : '#86a85a');
}

const HANDLE = '#94532f';

/** A hand bell, mouth down, with the end of its turned handle at the origin. */
function handBell(p: Painter, colour: string) {
  p.in(0, 36, 0, 1.3, 1.3, () => castBell(p, colour));
  metal(p, blob([-8, 34, 0, 30, 8, 34, 9, 40, 0, 42, -9, 40]), shade(colour, 0.05), 2);
  const handle = blob([-6, 2, 0, -1, 6, 2, 7, 9, 4.4, 16, 6.4, 24, 6, 34, 0, 36, -6, 34, -6.4, 24, -4.4, 16, -7, 9]);
  wood(p, handle, HANDLE, 1.57, 4);
  p.clip(handle, () => line(p, [-9, 27, 0, 29, 9, 27], 1.8, '#e0a868', 0.8));
  sheen(p, handle, -3, 8, 2.4, 8, 0.7);
}

/** A brass hand bell that stands on its mouth. */
export const bell = (p: Painter, { colour = BRASS }: PropLook) => p.in(0, -95, 0, 1, 1, () => handBell(p, colour));

/** A hand bell that hangs from the fist. */
export const heldBell = (p: Painter, { colour = BRASS }: PropLook) =>
  p.in(0, -12, 0.08, 0.78, 0.78, () => handBell(p, colour));
