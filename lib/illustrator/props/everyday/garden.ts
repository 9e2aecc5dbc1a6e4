import { ellipse, type Painter, seededRandom, shade, tint } from '@/lib/illustrator/paint';
import { leaf } from '../kit/fruit';
import { braid, dabs, IRON, metal, RED, SILVER, STRAW, WOOD, wood, woven, YELLOW } from '../kit/materials';
import { blob, block, cut, line, rod, stroke } from '../kit/shapes';
import type { PropLook } from '../model';

const PETALS = ['#d9574f', '#f0bd4a', '#e891a8', '#8f7fc0', '#f6ead2', '#6f9fce'] as const;

/** A flower head around (x, y): daisies, tulips and round ones take turns. */
function bloom(p: Painter, x: number, y: number, r: number, colour: string, kind: number) {
  p.in(x, y, Math.sin(x * 0.7) * 0.3, r / 12, r / 12, () => {
    if (kind % 3 === 1) {
      p.form(blob([-9, -2, -9, -14, -3, -8, 0, -16, 3, -8, 9, -14, 9, -2, 5, 7, 0, 9, -5, 7]), colour, { depth: 4 });
      line(p, [0, -12, 0, 5], 1.4, shade(colour, 0.12), 0.6, [0.2, 1, 0.3]);
      return;
    }
    const petals = kind % 3 ? 6 : 8;
    for (let i = 0; i < petals; i++) {
      const a = (i / petals) * Math.PI * 2;
      p.fill(
        ellipse(Math.cos(a) * 7.4, Math.sin(a) * 7.4, 6, kind % 3 ? 5.4 : 3.2, a),
        i % 2 ? shade(colour, 0.05) : tint(colour, 0.05),
      );
    }
    p.form(ellipse(0, 0, 4.6), kind % 3 ? '#f4d36a' : '#e0a03a', { depth: 2 });
  });
}

function stem(p: Painter, x0: number, y0: number, x1: number, y1: number, width = 2.6) {
  line(p, [x0, y0, (x0 + x1) / 2 + (x1 - x0) * 0.22, (y0 + y1) / 2, x1, y1], width, '#5f8a4a', 1, [1, 0.8, 0.7]);
}

/** A patch of meadow flowers, farther ones behind nearer ones. */
export function flowers(p: Painter, { colour }: PropLook) {
  const random = seededRandom('a meadow');
  const grass = (y: number, count: number, tall: number) => {
    for (let i = 0; i < count; i++) {
      const x = (i / (count - 1) - 0.5) * 150 + random.bell() * 6;
      const h = random.between(0.5, 1) * tall * (1.15 - Math.abs(x) / 100);
      const tone = random.pick(['#5f8f4a', '#86ab58', '#6f9a4c', '#9cba62']);
      line(
        p,
        [x, y, x + random.bell() * 5, y - h * 0.6, x + random.bell() * 16, y - h],
        4.4,
        tone,
        0.95,
        [1, 0.7, 0.1],
      );
    }
  };
  let n = 0;
  for (const [y, count, tall] of [
    [-10, 6, 62],
    [-4, 6, 44],
    [2, 5, 26],
  ] as const) {
    grass(y, 24, tall * 0.75);
    for (let i = 0; i < count; i++, n++) {
      const x = ((i + 0.5) / count - 0.5) * 136 + random.bell() * 9;
      const h = tall * random.between(0.78, 1.12) * (1.1 - Math.abs(x) / 190);
      const lean = x * 0.08 + random.bell() * 7;
      stem(p, x, y, x + lean, y - h);
      leaf(p, x + lean * 0.3, y - h * 0.3, 15, n % 2 ? -0.7 : -2.4, '#6f9a52');
      const tone = n % 4 === 0 && colour ? colour : (PETALS[(n * 5) % 6] ?? RED);
      bloom(p, x + lean, y - h, random.between(9, 14), tone, Math.floor(random() * 3));
    }
  }
}

/** A tied bunch of flowers in a fist. */
export function bouquet(p: Painter, { colour }: PropLook) {
  const heads = [
    [-26, -44],
    [-12, -58],
    [4, -64],
    [20, -56],
    [30, -42],
    [-16, -38],
    [1, -46],
    [16, -36],
    [-3, -30],
  ] as const;
  for (const [x, y] of heads) stem(p, x * -0.14, 14, x, y, 2.2);
  for (const [x, turn] of [
    [-20, -2.5],
    [22, -0.6],
    [-8, -2],
    [10, -1],
  ] as const)
    leaf(p, x * 0.4, -18, 22, turn, '#6f9a52');
  for (const [i, [x, y]] of heads.entries())
    bloom(p, x, y, 11 + (i % 3), i === 6 && colour ? colour : (PETALS[i % 6] ?? RED), i);
  p.form(blob([-8, -14, 8, -14, 6, -4, -6, -4]), '#e891a8', { depth: 2 });
  for (const g of [-1, 1]) p.form(blob([0, -9, g * 7, -16, g * 14, -12, g * 9, -6]), '#e891a8', { depth: 2 });
}

/** A clay pot with a flowering plant. */
export function flowerPot(p: Painter, { colour = '#e0705f' }: PropLook) {
  stem(p, 0, -44, 2, -112, 4);
  stem(p, -4, -50, -26, -88, 3);
  stem(p, 6, -50, 28, -82, 3);
  for (const [x, y, turn, size] of [
    [0, -62, -0.5, 34],
    [0, -58, -2.6, 34],
    [1, -80, -2.3, 26],
    [2, -84, -0.7, 26],
    [-4, -50, -2.9, 26],
    [4, -50, -0.2, 26],
  ] as const)
    leaf(p, x, y, size, turn, '#62904c');
  bloom(p, 2, -118, 19, colour, 0);
  bloom(p, -28, -92, 14, tint(colour, 0.05), 2);
  bloom(p, 30, -86, 14, shade(colour, 0.03), 1);
  const pot = cut([-32, -44, 32, -44, 24, 0, -24, 0], 4);
  p.form(pot, '#c4714a', { depth: 9 });
  dabs(p, pot, '#c4714a', 12, 6, 0.2, 0.35);
  p.form(block(-37, -53, 74, 15, 4), tint('#c4714a', 0.03), { depth: 4 });
  p.form(ellipse(0, -53, 33, 4.6), '#6a4632', { depth: 2 });
}

/** A metal bucket with its handle up. */
export function bucket(p: Painter, { colour = '#6fa0ac' }: PropLook) {
  p.form(stroke([-33, -54, -30, -82, 0, -98, 30, -82, 33, -54], [2, 2, 2, 2, 2]), IRON, { depth: 1.4 });
  wood(p, rod(-11, -97, 11, -97, 4.4), WOOD, 0, 2);
  const side = blob([-36, -55, 36, -55, 32, -24, 26, -2, 0, 2, -26, -2, -32, -24]);
  p.form(side, colour, { depth: 10, shadow: 0.14, light: 0.1 });
  p.clip(side, () => {
    for (const y of [-40, -12]) line(p, [-38, y, 0, y + 7, 38, y], 2.4, shade(colour, 0.13), 0.8);
    p.soft(-18, -30, 5, 24, '#ffffff', 0.65);
  });
  p.form(ellipse(0, -55, 37, 9), tint(colour, 0.06), { depth: 2 });
  p.form(ellipse(0, -54, 32, 6.6), '#7fb9d0', { depth: 3 });
  p.soft(-8, -55, 14, 2.6, '#ffffff', 0.8);
}

/** A watering can; its body stands around (0, 0) with the ground at y = 46. */
function can(p: Painter, colour: string) {
  p.form(stroke([24, 32, 52, 6, 70, -16], [7, 5, 4]), shade(colour, 0.05), { depth: 3 });
  p.form(cut([60, -16, 70, -28, 86, -14, 76, -5], 3), YELLOW, { depth: 3 });
  for (const [x, y] of [
    [72, -20],
    [77, -16],
    [76, -12],
  ] as const)
    p.fill(ellipse(x, y, 1.3), shade(YELLOW, 0.2));
  p.form(stroke([-26, 28, -50, 20, -46, -8, -24, -6], [3.4, 4, 4, 3.4]), shade(colour, 0.08), { depth: 2 });
  const body = blob([-28, -12, 28, -12, 34, 18, 30, 44, 0, 47, -30, 44, -34, 18]);
  p.form(body, colour, { depth: 10 });
  dabs(p, body, colour, 8, 6, 1.4, 0.3);
  p.clip(body, () => {
    line(p, [-36, 30, 0, 37, 36, 30], 3, shade(colour, 0.13), 0.7);
    p.soft(-17, 12, 5, 22, '#ffffff', 0.6);
  });
  p.form(ellipse(0, -12, 28, 6.6), tint(colour, 0.05), { depth: 2 });
  p.fill(ellipse(-4, -11.6, 18, 4), shade(colour, 0.22));
  p.form(stroke([-20, -14, -14, -38, 4, -46, 20, -32, 24, -12], [3.4, 3.6, 3.8, 3.6, 3.4]), colour, { depth: 2 });
}

export const wateringCan = (p: Painter, { colour = '#6a9a6c' }: PropLook) =>
  p.in(0, -46, 0, 1, 1, () => can(p, colour));
export const heldWateringCan = (p: Painter, { colour = '#6a9a6c' }: PropLook) =>
  p.in(-2, 34, 0.1, 0.76, 0.76, () => can(p, colour));

/** A basket with a bow handle whose top is at the origin; `deep` below stands its foot. */
function bowBasket(p: Painter, colour: string) {
  const handle = [-38, 54, -38, 22, 0, 0, 38, 22, 38, 54];
  braid(p, stroke(handle, [3.6, 3.6, 4, 3.6, 3.6]), colour, handle, 4);
  p.form(ellipse(0, 56, 44, 8), shade(colour, 0.2), { depth: 3, light: 0 });
  woven(p, cut([-46, 56, 46, 56, 36, 96, -36, 96], 7), colour);
  const rim = [-47, 56, 0, 60, 47, 56];
  braid(p, stroke(rim, [4.2, 4.6, 4.2]), colour, rim, 4.6);
}

export const basket = (p: Painter, { colour = STRAW }: PropLook) => p.in(0, -97, 0, 1, 1, () => bowBasket(p, colour));
export const hangingBasket = (p: Painter, { colour = STRAW }: PropLook) =>
  p.in(0, 2, 0.05, 0.72, 0.72, () => bowBasket(p, colour));

/** A small spade, blade down. */
export function shovel(p: Painter, { colour = RED }: PropLook) {
  wood(p, rod(0, -34, 2, 52, 3.2), WOOD, 1.57, 2);
  p.form(stroke([-10, -34, 0, -40, 11, -34], [3.4, 4, 3.4]), colour, { depth: 2 });
  const blade = blob([-14, 50, 18, 50, 20, 68, 12, 88, 2, 96, -8, 88, -16, 68]);
  metal(p, blade, SILVER, 4);
  p.form(rod(2, 44, 2, 62, 5, 3), colour, { depth: 2 });
}

/** A coil of rope. */
export function rope(p: Painter, { colour = '#cda56a' }: PropLook) {
  for (const [y, r] of [
    [-8, 48],
    [-19, 46],
    [-30, 43],
  ] as const) {
    const ring = Array.from({ length: 13 }, (_, i) => [
      Math.cos((i / 12) * 6.283) * r,
      y + Math.sin((i / 12) * 6.283) * r * 0.26,
    ]).flat();
    braid(p, stroke(ring, [7, 7.4, 7]), colour, ring, 6.6);
  }
  const end = [40, -12, 62, -8, 74, -4, 92, -8];
  braid(p, stroke(end, [6, 6, 5.4, 5]), colour, end, 6);
}

/** A wooden ladder that leans a little. */
export function ladder(p: Painter) {
  p.in(0, 0, 0.07, 1, 1, () => {
    for (let i = 0; i < 7; i++) {
      const y = -34 - i * 43;
      const half = 38 - i * 1.6;
      wood(p, rod(-half, y, half, y + Math.sin(i * 2) * 2, 5), tint(WOOD, 0.05), 0, 3);
    }
    for (const g of [-1, 1]) wood(p, cut([g * 36, 0, g * 48, 0, g * 36, -326, g * 26, -326], 4), WOOD, 1.57, 4);
  });
}

/** A bird house on its pole, with a bird's perch. */
export function birdhouse(p: Painter, { colour = '#5f94a8' }: PropLook) {
  wood(p, cut([-7, 0, 7, 0, 6, -170, -6, -170], 3), WOOD, 1.57, 4);
  leaf(p, 4, -24, 22, -0.8);
  leaf(p, -4, -38, 20, -2.4);
  const front = cut([-40, -172, 40, -172, 42, -234, 0, -272, -42, -234], 4);
  wood(p, front, colour, 1.57, 9);
  p.fill(ellipse(0, -218, 15, 16), shade(colour, 0.26));
  p.edge(ellipse(0, -218, 16, 17), '#f4e3bd', 3, 0.95);
  wood(p, rod(0, -192, 10, -188, 3.4), WOOD, 0, 1.6);
  for (const [x, turn] of [
    [-27, -0.72],
    [27, 0.72],
  ] as const)
    p.in(x, -254, turn, 1, 1, () => {
      wood(p, block(-41, -8, 82, 15, 4), RED, 0, 4);
      for (const u of [-26, -9, 8, 25]) line(p, [u, -8, u, 6], 1.6, shade(RED, 0.16), 0.6);
    });
  p.form(block(-48, -177, 96, 11, 4), tint(WOOD, 0.05), { depth: 3 });
  for (const x of [-26, 24]) bloom(p, x, -184, 7, '#f6ead2', 0);
}
