import { ellipse, type Painter, type Polygon, seededRandom, shade, tint } from '@/lib/illustrator/paint';
import { blob as outline, stroke } from '../../companions/kit/outline';
import { blob, cut, line } from '../kit/shapes';

const BREAD = '#eac98c';

/** What an oven leaves on unleavened bread: rows of holes, long furrows, brown blisters. */
function baked(p: Painter, sheet: Polygon) {
  p.form(sheet, BREAD, { depth: 7, shadow: 0.1 });
  p.clip(sheet, () => {
    for (let r = 0; r < 9; r++) {
      line(p, [-50, -r * 10 + 1, 0, -r * 10 - 0.6, 50, -r * 10 + 1], 3, tint(BREAD, 0.06), 0.7);
      line(p, [-50, -r * 10 - 2, 0, -r * 10 - 3.6, 50, -r * 10 - 2], 1.3, shade(BREAD, 0.12), 0.6);
    }
    for (let i = 0; i < 17; i++)
      p.soft(((i * 47) % 88) - 44, -((i * 31) % 84) - 2, 8, 4.6, i % 3 ? '#b97a3c' : '#8a5528', 0.55, i);
    for (let r = 0; r < 9; r++)
      for (let c = 0; c < 9; c++)
        p.fill(ellipse(c * 10.4 - 41 + (r % 2), -r * 10 - 5.6, 1.3, 1), '#8f6032', { alpha: 0.8 });
  });
}

const WHOLE = [-46, 0, -44, -40, -47, -87, 2, -89, 46, -87, 44, -44, 46, -1, 0, 2];
const HALF = [
  -46, 0, -44, -40, -47, -87, -14, -89, 8, -88, 4, -79, 9, -72, 2, -66, 5, -52, -4, -47, 1, -38, -2, -31, 8, -25, 5,
  -13, 10, -8, 7, 1,
];

/** The other half, its torn edge to the left. */
const REST = [...HALF.slice(12), 46, -1, 44, -44, 46, -87];

/** Two sheets of matzah on a folded cloth. */
export function matzah(p: Painter) {
  const cloth = cut([-62, 0, -44, -14, 52, -13, 66, 1, 40, -2, 8, 2], 5);
  p.form(cloth, '#5f86ad', { depth: 4 });
  p.clip(cloth, () => line(p, [-56, -2, -30, -9, 30, -9, 58, -2], 1.8, '#f2dfae', 0.9));
  for (const [x, y, turn] of [
    [9, -9, 0.14],
    [-5, -7, -0.09],
  ] as const)
    p.in(x, y, turn, 1, 1, () => baked(p, cut(WHOLE, 9)));
}

/** A matzah broken in two on its cloth, the halves apart. */
export function brokenMatzah(p: Painter) {
  p.form(cut([-74, 2, -52, -16, 58, -15, 80, 3, 44, 0, 6, 5], 5), '#5f86ad', { depth: 4 });
  line(p, [-64, 0, -34, -10, 34, -10, 70, 1], 1.8, '#f2dfae', 0.9);
  p.in(-14, -8, -0.12, 0.92, 0.92, () => baked(p, cut(HALF, 5)));
  p.in(24, -6, 0.16, 0.92, 0.92, () => baked(p, cut(REST, 5)));
  for (const [x, y] of [
    [4, -5],
    [10, -1],
    [-2, 0],
    [16, -6],
  ] as const)
    p.fill(ellipse(x, y, 2.4, 1.6, x), BREAD);
}

/** One whole matzah in the hand. */
export const heldMatzah = (p: Painter) => p.in(2, 20, -0.06, 0.72, 0.72, () => baked(p, cut(WHOLE, 9)));

/** A matzah broken in two: the half with the torn edge to the right. */
export const halfMatzah = (p: Painter) => p.in(20, 0, 0.06, 1, 1, () => baked(p, cut(HALF, 5)));

/** The half in the hand: the afikoman. */
export const heldHalfMatzah = (p: Painter) => p.in(16, 22, 0.1, 0.76, 0.76, () => baked(p, cut(HALF, 5)));

/** What is left of a matzah that somebody sat on. */
export function matzahCrumbs(p: Painter) {
  const random = seededRandom('crumbs');
  const napkin = blob([-104, 2, -78, -16, -30, -21, 24, -19, 80, -17, 106, -2, 70, 9, 18, 12, -40, 10]);
  p.form(napkin, '#f4ecdc', { depth: 4 });
  line(p, [-92, 1, -40, 6, 18, 8, 66, 5, 94, -2], 2, '#5f86ad', 0.8, [0.4, 1, 0.4]);
  p.soft(0, -5, 84, 13, '#a87038', 0.35);
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.between(-88, 88), -6 + random.bell() * 12];
    const s = random.between(2.2, 6.5) * (1.2 - Math.abs(x) / 130);
    p.in(x, y, random() * 6, s / 6, s / 7, () => p.form(cut([-7, -5, 6, -7, 8, 4, -3, 7], 2), BREAD, { depth: 2.4 }));
  }
  for (const [x, y, turn, s] of [
    [-52, -4, -0.5, 0.34],
    [44, -3, 0.7, 0.38],
    [-6, -11, 1.4, 0.34],
  ] as const)
    p.in(x, y, turn, s, s * 0.75, () => baked(p, blob([-40, 0, -44, -46, -20, -72, 22, -60, 34, -30, 14, -8])));
}

const TORN = '34,-100! 22,-78! 40,-54! 20,-28! 38,0! 24,30! 42,54! 26,78! 36,100!';
const PARTS = {
  big: outline(`-100,-100! -30,-103 ${TORN} -30,102 -100,100! -103,0`, 3),
  small: outline(`100,-100! ${TORN} 100,100! 103,0`, 3),
} as const;

/** A part of a flat square sheet, 200 wide around the origin, that breaks off two thirds: straight rows of holes. */
export function brokenSheet(p: Painter, part: keyof typeof PARTS) {
  const sheet = PARTS[part];
  p.form(sheet, BREAD, { depth: 7, shadow: 0.1 });
  p.clip(sheet, () => {
    for (let i = 0; i < 14; i++)
      p.soft(((i * 67) % 190) - 95, ((i * 43) % 190) - 95, 17, 12, i % 3 ? '#b97a3c' : '#8a5528', 0.5);
    for (let r = 0; r < 10; r++) {
      const y = -90 + r * 20;
      p.fill(stroke(`-104,${y} 104,${y}`, 3.2, 3.2), shade(BREAD, 0.1), { alpha: 0.45 });
      for (let c = 0; c < 13; c++) p.fill(ellipse(-92 + c * 15.4, y, 3, 2.6), '#8f6032', { alpha: 0.85 });
    }
  });
}
