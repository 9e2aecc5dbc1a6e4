import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { apple, bananas, grapes, leaf, orange, pear, pomegranate } from '../kit/fruit';
import { BLUE, braid, CREAM, dabs, RED, STRAW, sheen, WOOD, wood, woven } from '../kit/materials';
import { blob, cut, line, rod, stroke } from '../kit/shapes';
import type { PropLook } from '../model';

function heap(p: Painter) {
  pear(p, 26, -58, 17, 0.35);
  apple(p, -28, -56, 18, '#8fae4a', -0.2);
  bananas(p, 8, -62, 38, -0.15);
  orange(p, 0, -52, 17);
  apple(p, 34, -46, 17);
  grapes(p, -38, -48, 10);
  pomegranate(p, -14, -44, 16);
  orange(p, 18, -40, 14, '#f0b24a');
}

function bowlOf(p: Painter, colour: string, half: number, deep: number) {
  p.form(blob([-half * 0.42, -6, half * 0.42, -6, half * 0.46, 0, 0, 2, -half * 0.46, 0]), shade(colour, 0.1), {
    depth: 2,
  });
  const side = blob([
    -half,
    -deep,
    0,
    -deep + half * 0.14,
    half,
    -deep,
    half * 0.86,
    -deep * 0.48,
    half * 0.5,
    -4,
    -half * 0.5,
    -4,
    -half * 0.86,
    -deep * 0.48,
  ]);
  p.form(side, colour, { depth: 9 });
  p.clip(side, () => {
    line(p, [-half, -deep * 0.62, 0, -deep * 0.46, half, -deep * 0.62], 4, CREAM, 0.85);
    p.soft(-half * 0.5, -deep * 0.55, half * 0.14, deep * 0.4, '#ffffff', 0.5, 0.3);
  });
}

/** A bowl heaped with fruit. */
export function fruitBowl(p: Painter, { colour = BLUE }: PropLook) {
  heap(p);
  bowlOf(p, colour, 58, 40);
}

/** A woven basket of fruit; the rim is where hands take it. */
export function fruitBasket(p: Painter, { colour = STRAW }: PropLook) {
  p.in(0, -4, 0, 1, 1, () => heap(p));
  leaf(p, -54, -44, 24, 2.6);
  leaf(p, 48, -46, 24, 0.4);
  woven(p, cut([-54, -40, 54, -40, 42, 0, -42, 0], 7), colour);
  const rim = [-55, -40, -20, -36, 20, -36, 55, -40];
  braid(p, stroke(rim, [4.4, 5, 5, 4.4]), colour, rim, 4.8);
  for (const side of [-1, 1]) {
    const ear = [side * 52, -38, side * 66, -42, side * 64, -24, side * 50, -22];
    braid(p, stroke(ear, [3, 3.4, 3.4, 3]), colour, ear, 3.4);
  }
}

/** A closed picnic basket with a cloth that looks out. */
export function picnicBasket(p: Painter, { colour = STRAW }: PropLook) {
  const handle = [-30, -50, -32, -84, 0, -98, 32, -84, 30, -50];
  braid(p, stroke(handle, [4, 4, 4.4, 4, 4]), shade(colour, 0.05), handle, 4.2);
  const cloth = blob([-58, -50, -30, -58, 6, -54, 40, -58, 60, -50, 66, -22, 50, -36, 36, -40, -58, -42]);
  woven(p, cut([-60, -50, 60, -50, 54, 0, -54, 0], 8), colour, 8, 15);
  p.form(cloth, CREAM, { depth: 4 });
  p.clip(cloth, () => {
    for (let i = 0; i < 10; i++) line(p, [-62 + i * 14, -64, -58 + i * 14, -16], 5, RED, 0.5);
    for (const y of [-54, -44, -34, -24]) line(p, [-64, y, 70, y + 2], 5, RED, 0.45);
  });
  const lid = cut([-64, -50, 0, -54, 64, -50, 56, -64, 0, -68, -56, -64], 4);
  woven(p, lid, tint(colour, 0.03), 6, 13);
  for (const x of [-26, 26]) p.form(rod(x, -64, x, -36, 3.6), '#8a5436', { depth: 1.6 });
}

/** A bowl of dates. */
export function dates(p: Painter, { colour = '#3f8f86' }: PropLook) {
  p.form(ellipse(0, -31, 49, 9), shade(colour, 0.16), { depth: 3, light: 0 });
  for (const [i, [x, y]] of (
    [
      [-30, -36],
      [-10, -40],
      [12, -41],
      [32, -36],
      [-20, -48],
      [2, -51],
      [22, -47],
      [-6, -58],
      [12, -58],
      [-36, -30],
      [38, -30],
      [-24, -33],
      [0, -34],
      [24, -34],
    ] as const
  ).entries()) {
    const turn = Math.sin(i * 2.7) * 0.7;
    const body = ellipse(x, y, 14, 7.6, turn);
    p.form(body, i % 3 ? '#7a4526' : '#935630', { depth: 4, shadow: 0.13 });
    p.clip(body, () => {
      line(p, [x - 10, y - 2, x, y + 1, x + 10, y - 1], 1.2, '#5a2f1c', 0.6, [0.2, 1, 0.2]);
      p.soft(x - 4, y - 4, 6, 2.6, '#f2c89a', 0.75, turn);
    });
  }
  bowlOf(p, colour, 52, 34);
}

/** Two mangoes. */
export function mangoes(p: Painter) {
  for (const [x, y, turn] of [
    [-26, -24, -0.4],
    [30, -22, 0.5],
  ] as const)
    p.in(x, y, turn, 1, 1, () => {
      const body = blob([-30, 2, -24, -16, -4, -25, 18, -20, 31, -4, 26, 12, 6, 21, -18, 18]);
      p.form(body, '#e8a83c', { depth: 10, shadow: 0.12 });
      p.clip(body, () => {
        p.soft(14, -12, 22, 18, '#d9573f', 0.75);
        p.soft(-22, 6, 18, 14, '#8fa848', 0.6);
      });
      dabs(p, body, '#e8a83c', 12, 5, 0.5, 0.3);
      sheen(p, body, -8, -14, 9, 5, 0.7);
      p.form(stroke([29, -6, 36, -12], [2, 2.6]), '#6b4a2c', { depth: 1 });
    });
  leaf(p, 58, -30, 30, -0.5);
}

/** A watermelon and its slice. */
export function watermelon(p: Painter) {
  const melon = blob([-62, -34, -48, -62, -16, -72, 18, -64, 34, -38, 28, -12, 4, 0, -34, 0, -56, -10]);
  p.form(melon, '#4f8a4e', { depth: 13, shadow: 0.13 });
  p.clip(melon, () => {
    for (const [i, x] of [-52, -36, -18, 2, 20].entries()) {
      const bow = (x + 14) * 1.5;
      line(
        p,
        [-14, -74, -14 + bow * 0.8, -52, -14 + bow, -34, -14 + bow * 0.7, -10, -14, 2],
        6,
        '#2f6440',
        0.85,
        i % 2 ? [0.3, 1, 0.6, 1, 0.3] : [0.2, 0.8, 1, 0.7, 0.2],
      );
    }
    p.soft(-36, -50, 14, 10, '#e8f4c8', 0.55, -0.6);
  });
  p.in(40, 0, 0.06, 1, 1, () => {
    const rind = blob([-48, -44, 0, -50, 48, -44, 38, -14, 0, 0, -38, -14]);
    p.form(rind, '#5a9a54', { depth: 4 });
    p.fill(blob([-45, -45, 0, -50, 45, -45, 34, -17, 0, -5, -34, -17]), '#eef2cc');
    const flesh = blob([-42, -46, 0, -50, 42, -46, 31, -20, 0, -9, -31, -20]);
    p.form(flesh, '#e2545a', { depth: 6 });
    dabs(p, flesh, '#e2545a', 16, 4, 0.5, 0.35);
    for (const [x, y] of [
      [-24, -36],
      [-9, -30],
      [7, -37],
      [23, -34],
      [-2, -20],
      [14, -23],
      [-16, -23],
    ] as const)
      p.form(ellipse(x, y, 1.9, 3.2, x * 0.02), '#38222a', { depth: 1 });
    sheen(p, flesh, -16, -44, 16, 3, 0.5, 0);
  });
}

/** A bowl of honey with a dipper, and apples around it. */
export function applesHoney(p: Painter) {
  p.form(ellipse(0, -6, 84, 10), '#eef0e8', { depth: 3 });
  p.edge(ellipse(0, -7, 76, 7.6), BLUE, 2, 0.6);
  apple(p, -52, -28, 21, '#c93f3c', -0.15);
  apple(p, 52, -29, 22, '#d0523f', 0.2);
  const jar = blob([-24, -62, -30, -44, -28, -20, -18, -9, 18, -9, 28, -20, 30, -44, 24, -62]);
  p.form(jar, '#e8a02c', { depth: 10, shadow: 0.12, light: 0.1 });
  p.clip(jar, () => {
    p.soft(0, -34, 22, 22, '#ffd56a', 0.7);
    p.soft(-16, -40, 4, 18, '#fffbe6', 0.9, 0.1);
    p.soft(18, -28, 3, 13, '#fffbe6', 0.5);
  });
  p.form(ellipse(0, -63, 25, 6.6), '#d9e0dc', { depth: 2 });
  p.form(ellipse(0, -62.6, 20, 4.6), '#f0b23c', { depth: 2 });
  wood(p, rod(4, -62, 26, -108, 2.6, 3), WOOD, -1.1, 2);
  p.in(3, -66, 0.42, 1, 1, () => {
    for (const [i, r] of [7, 8.6, 8.6, 7].entries()) p.form(ellipse(0, i * 4.4 - 14, r, 3), WOOD, { depth: 1.4 });
    p.fill(blob([-6, -1, 6, -1, 5, 6, 1, 14, -3, 8]), '#f0b23c', { alpha: 0.95 });
  });
  for (const [x, turn] of [
    [-22, -0.3],
    [2, 0.1],
    [26, 0.4],
  ] as const)
    p.in(x, -11, turn, 1, 1, () => {
      const slice = blob([-14, -3, 0, -9, 14, -3, 9, 5, 0, 8, -9, 5]);
      p.form(slice, '#d0453f', { depth: 2 });
      p.form(blob([-12, -4, 0, -9, 12, -4, 7, 2, 0, 4, -7, 2]), '#fbf0cf', { depth: 2 });
      p.fill(ellipse(0, -2, 1.2, 2), '#6a3f28');
    });
}
