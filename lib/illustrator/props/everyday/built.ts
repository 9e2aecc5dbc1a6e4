import { ellipse, type Painter, shade, star, tint } from '@/lib/illustrator/paint';
import { BLUE, BRASS, dabs, IRON, metal, RED, WOOD, wood, YELLOW } from '../kit/materials';
import { blob, block, cut, line, rod, stroke } from '../kit/shapes';
import type { PropLook } from '../model';
import { mitten } from './mittens';

const SNOW = '#f3f6fa';

function snowball(p: Painter, x: number, y: number, rx: number, ry: number) {
  const shape = blob([
    x,
    y - ry,
    x + rx * 0.72,
    y - ry * 0.7,
    x + rx,
    y,
    x + rx * 0.7,
    y + ry * 0.76,
    x,
    y + ry * 0.94,
    x - rx * 0.74,
    y + ry * 0.74,
    x - rx,
    y - ry * 0.02,
    x - rx * 0.7,
    y - ry * 0.72,
  ]);
  p.form(shape, SNOW, { depth: rx * 0.34, shadow: 0.13, shadowColor: '#a9b9dc', lightColor: '#fffdf6' });
  dabs(p, shape, '#edf2f8', 9, 6, 0.2, 0.35);
}

/** A cheerful snowman with a scarf, a hat and twig arms. */
export function snowman(p: Painter, { colour = RED }: PropLook) {
  for (const [g, lift] of [
    [-1, 0],
    [1, -26],
  ] as const) {
    p.form(stroke([g * 40, -128, g * 74, -142 + lift, g * 98, -156 + lift * 1.6], [4, 3.2, 2]), '#7a5236', {
      depth: 2,
    });
    p.form(stroke([g * 80, -145 + lift * 1.1, g * 88, -164 + lift * 1.2], [2.2, 1.2]), '#7a5236', { depth: 1 });
    p.form(stroke([g * 84, -148 + lift * 1.1, g * 102, -142 + lift * 1.2], [2.2, 1.2]), '#7a5236', { depth: 1 });
  }
  snowball(p, 0, -52, 76, 56);
  p.soft(0, -96, 46, 13, '#8fa3d0', 0.4);
  snowball(p, 1, -126, 55, 46);
  p.soft(0, -162, 36, 11, '#8fa3d0', 0.4);
  snowball(p, 2, -194, 44, 40);
  for (const y of [-142, -122, -102]) p.form(ellipse(3, y, 4.6, 4.4), '#3f3844', { depth: 1.6 });
  for (const x of [-12, 20]) {
    p.form(ellipse(x, -204, 4.6, 5.4), '#332c38', { depth: 1.4 });
    p.fill(ellipse(x - 1.4, -206, 1.4), '#ffffff');
    p.soft(x + (x < 0 ? -8 : 9), -190, 10, 7, '#f08a80', 0.5);
  }
  for (const [x, y] of [
    [-10, -181],
    [-4, -177],
    [4, -175.4],
    [12, -177],
    [18, -181],
  ] as const)
    p.fill(ellipse(x, y, 2.3), '#3f3844');
  const carrot = blob([1, -199, 8, -199, 38, -189, 40, -186, 6, -186, 0, -192]);
  p.form(carrot, '#ec8a38', { depth: 4 });
  p.clip(carrot, () => {
    for (const x of [10, 18, 26]) line(p, [x, -200, x + 1, -193], 1.3, '#c2641e', 0.7);
  });
  p.form(stroke([-38, -166, -14, -157, 16, -156, 42, -166], [8, 9.4, 9.4, 8]), colour, { depth: 5 });
  const tail = cut([14, -160, 33, -162, 42, -106, 21, -102], 4);
  p.form(tail, colour, { depth: 6 });
  p.clip(tail, () => {
    for (const y of [-138, -118]) line(p, [8, y, 50, y - 4], 6, '#f6e2b4', 0.9);
  });
  for (const x of [24, 30, 36]) line(p, [x, -106, x + 1, -94], 2.4, shade(colour, 0.06), 1, [1, 0.5]);
  p.in(0, -228, -0.09, 1, 1, () => {
    p.form(blob([-30, -4, -26, -34, -6, -46, 16, -42, 30, -22, 32, -2, 0, 3]), BLUE, { depth: 8 });
    for (const x of [-18, -4, 10, 22])
      line(p, [x * 0.6, -40, x, -22, x * 1.1, -2], 1.8, shade(BLUE, 0.12), 0.6, [0.3, 1, 0.5]);
    p.form(stroke([-34, -3, 0, 3, 36, -2], [7, 8, 7]), '#f6e9d2', { depth: 4 });
    p.form(ellipse(4, -50, 12, 11), '#f6e9d2', { depth: 5 });
  });
}

/** The snowman in a red and a blue mitten. */
export function snowmanMittens(p: Painter, look: PropLook) {
  snowman(p, look);
  p.in(-80, -146, -0.95, -0.72, 0.72, () => mitten(p, RED));
  p.in(82, -170, 0.62, 0.72, 0.72, () => mitten(p, BLUE));
}

const SAND = '#e3bd7a';

function tower(p: Painter, x: number, half: number, height: number, base = 0) {
  const shape = cut(
    [x - half, base, x - half * 0.84, base - height, x + half * 0.84, base - height, x + half, base],
    4,
  );
  p.form(shape, SAND, { depth: half * 0.5, shadow: 0.12 });
  dabs(p, shape, SAND, Math.round(half * 0.9), 5, 0.3, 0.4);
  const step = (half * 1.9) / 5;
  for (const i of [0, 2, 4])
    p.form(block(x - half * 0.95 + i * step, base - height - 11, step, 15, 2), tint(SAND, 0.03), { depth: 3 });
}

/** A sand castle with shells, a moat and flags. */
export function sandcastle(p: Painter, { colour = RED }: PropLook) {
  const mound = blob([-116, 0, -98, -20, -56, -34, 0, -38, 58, -34, 100, -18, 118, 0, 0, 6]);
  p.form(mound, shade(SAND, 0.03), { depth: 9 });
  dabs(p, mound, SAND, 30, 6, 0.1, 0.4);
  tower(p, 2, 30, 112, -26);
  p.form(cut([-22, -148, 26, -148, 2, -190], 3), '#d9a862', { depth: 6 });
  p.form(rod(2, -188, 3, -212, 1.8), WOOD, { depth: 1 });
  p.form(cut([3, -214, 32, -206, 3, -196], 2), colour, { depth: 2 });
  tower(p, -62, 24, 72, -16);
  tower(p, 66, 24, 82, -16);
  p.form(rod(66, -106, 67, -132, 1.6), WOOD, { depth: 1 });
  p.form(cut([67, -134, 90, -127, 67, -119], 2), BLUE, { depth: 2 });
  const wall = block(-46, -58, 94, 50, 3);
  p.form(wall, tint(SAND, 0.02), { depth: 9, shadow: 0.12 });
  dabs(p, wall, SAND, 14, 5, 0.2, 0.4);
  for (let i = 0; i < 5; i++) p.form(block(-44 + i * 19.4, -67, 11, 13, 2), tint(SAND, 0.03), { depth: 3 });
  p.form(blob([-15, -6, -15, -30, 0, -40, 17, -30, 17, -6]), shade(SAND, 0.2), { depth: 4, light: 0 });
  for (const [x, y] of [
    [-8, -92],
    [12, -92],
    [-62, -62],
    [66, -68],
  ] as const)
    p.fill(blob([x - 4, y + 6, x - 4, y - 4, x, y - 8, x + 4, y - 4, x + 4, y + 6]), shade(SAND, 0.22), { alpha: 0.9 });
  for (const [x, y, tone] of [
    [-32, -30, '#f4b7a8'],
    [33, -32, '#f6ead2'],
    [0, -58, '#f4b7a8'],
    [-66, -24, '#cfa8c8'],
    [70, -26, '#f4b7a8'],
  ] as const) {
    p.form(blob([x, y + 6, x - 8, y - 1, x - 5, y - 7, x, y - 8, x + 5, y - 7, x + 8, y - 1]), tone, { depth: 2.4 });
    for (const u of [-4, 0, 4]) line(p, [x, y + 5, x + u, y - 6], 0.9, shade(tone, 0.14), 0.7);
  }
  p.form(star(-94, -10, 11, 0.5), '#e0764f', { depth: 3 });
  p.form(blob([84, 0, 92, -11, 104, -10, 110, 0, 98, 3]), '#f6ead2', { depth: 3 });
}

/** An open chest full of gold that shines. */
export function treasureChest(p: Painter, { colour = '#9a5f36' }: PropLook) {
  p.soft(0, -78, 128, 96, '#ffdf7a', 0.5);
  const lid = blob([-70, -66, -76, -110, -58, -134, 0, -142, 58, -134, 76, -110, 70, -66]);
  wood(p, lid, shade(colour, 0.08), 0, 8);
  p.form(blob([-60, -66, -64, -104, -48, -122, 0, -128, 48, -122, 64, -104, 60, -66]), '#6a2f34', {
    depth: 8,
    light: 0,
  });
  p.soft(0, -74, 66, 44, '#ffcf5a', 0.9);
  for (const x of [-66, 0, 66]) metal(p, stroke([x, -68, x * 1.06, -108, x * 0.86, -134], [4.4, 4.4, 4]), BRASS, 2);
  const coins = [
    [-48, -62],
    [-28, -70],
    [-8, -76],
    [14, -75],
    [34, -68],
    [52, -62],
    [-38, -56],
    [-16, -63],
    [4, -64],
    [24, -60],
    [42, -55],
    [-56, -54],
    [-4, -55],
    [58, -54],
  ] as const;
  for (const [i, [x, y]] of coins.entries()) {
    p.form(ellipse(x, y, 12, 7, Math.sin(i * 2) * 0.5), i % 3 ? '#f2bd3c' : '#f8d468', {
      depth: 2.4,
      shadow: 0.15,
      light: 0.1,
    });
    p.edge(ellipse(x, y, 8, 4.4, Math.sin(i * 2) * 0.5), '#c98a24', 1, 0.7);
  }
  for (const [x, y, tone] of [
    [-20, -80, '#d9475a'],
    [26, -80, '#4fa8c0'],
    [4, -88, '#68b070'],
  ] as const) {
    p.form(cut([x - 9, y, x - 5, y - 8, x + 5, y - 8, x + 9, y, x, y + 10], 1), tone, { depth: 3, light: 0.12 });
    p.fill(cut([x - 4, y - 6, x + 3, y - 6, x + 1, y - 1, x - 3, y - 1], 0.5), '#ffffff', { alpha: 0.6 });
  }
  p.edge(ellipse(-44, -48, 10, 13, 0.3), '#f8e8d0', 3.4, 0.95);
  const box = cut([-76, -54, 76, -54, 70, 0, -70, 0], 5);
  wood(p, box, colour, 0, 11);
  p.clip(box, () => {
    for (const y of [-36, -18]) line(p, [-80, y, 80, y + 1], 2, shade(colour, 0.18), 0.8);
    p.soft(0, -56, 70, 10, '#ffdf8a', 0.8);
  });
  for (const x of [-64, 64]) metal(p, block(x - 7, -56, 14, 57, 2), BRASS, 3);
  metal(p, block(-80, -60, 160, 10, 3), BRASS, 3);
  metal(p, blob([-14, -56, 14, -56, 15, -32, 0, -24, -15, -32]), YELLOW, 4);
  p.fill(ellipse(0, -43, 4), IRON);
  p.fill(cut([-2, -42, 2, -42, 3, -32, -3, -32], 1), IRON);
  for (const [x, y, r] of [
    [-58, -98, 8],
    [50, -112, 9],
    [8, -124, 6],
    [-22, -108, 5],
  ] as const)
    p.fill(star(x, y, r, 0.2, 4), '#fffbe0');
  p.form(ellipse(-94, -4, 11, 5), '#f2bd3c', { depth: 2 });
  p.form(ellipse(92, -3, 11, 5, 0.2), '#f8d468', { depth: 2 });
}
