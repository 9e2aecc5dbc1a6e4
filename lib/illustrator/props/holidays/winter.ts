import { ellipse, mix, type Painter, seededRandom, shade, star, tint } from '@/lib/illustrator/paint';
import { apple, grapes, orange } from '../kit/fruit';
import { braid, dabs, STRAW, sheen, wood, woven } from '../kit/materials';
import { blob, block, cut, dash, line, stroke } from '../kit/shapes';
import type { PropLook } from '../model';
import { brightStar } from './ramadan';

const TIERS = [
  [-92, -210, 128],
  [-190, -300, 108],
  [-280, -384, 84],
  [-362, -462, 58],
] as const;
const BAUBLES = ['#d5534a', '#e9b949', '#5a8fc0', '#b76aa0', '#f1e6d0'] as const;

/** One ring of boughs between two heights, ragged below. */
function bough(p: Painter, low: number, high: number, half: number, colour: string) {
  const hem: number[] = [];
  const tips = 9;
  for (let i = 0; i <= tips; i++) {
    const x = half - (i / tips) * half * 2;
    const sag = low + 26 * (1 - (x / half) ** 2);
    hem.push(x, sag + (i % 2 ? 3 : 12), x - half / tips, sag - 9);
  }
  const skirt = cut(
    [-12, high, 12, high, half * 0.55, (low + high) / 2, ...hem.slice(0, -2), -half * 0.55, (low + high) / 2],
    5,
  );
  p.form(skirt, colour, { depth: 16, shadow: 0.13 });
  const random = seededRandom(`${low}`);
  const [deep, bright] = [shade(colour, 0.07), tint(colour, 0.09)];
  p.clip(skirt, () => {
    p.soft(0, high + 20, half * 0.6, 40, shade(colour, 0.16), 0.55);
    for (let i = 0; i < 46; i++) {
      const v = random();
      const y = high + (low + 26 - high) * v;
      const x = random.bell() * half * (0.25 + v * 0.8);
      const out = (x / half) * 9;
      const tone = i % 3 ? deep : bright;
      dash(p, [x, y - 8, x + out, y + 9], 4, tone, 0.6);
    }
  });
}

/** A tall fir with lights, balls and a star. */
export function decoratedFir(p: Painter, { colour = '#3f7a56' }: PropLook) {
  const pot = cut([-38, -44, 38, -44, 30, 0, -30, 0], 5);
  wood(p, block(-13, -100, 26, 62), '#7a5236', 1.57, 5);
  p.form(pot, '#b4543f', { depth: 9 });
  p.form(block(-43, -54, 86, 16, 4), '#c2604a', { depth: 4 });
  dabs(p, pot, '#b4543f', 8, 6, 0.1, 0.35);
  for (const [i, [low, high, half]] of TIERS.entries()) bough(p, low, high, half, mix(colour, '#86b070', i * 0.08));
  TIERS.forEach(([low, high, half], t) => {
    const y = (u: number) => low - 8 + 24 * (1 - u * u) - (u + 1) * (low - high) * 0.16;
    const cord = [-0.82, -0.4, 0, 0.4, 0.76].flatMap((u) => [u * half, y(u)]);
    line(p, cord, 3.4, '#e8c468', 0.85);
    for (let i = 0; i < 6 - t; i++) {
      const u = -0.72 + (i / (5 - t)) * 1.42;
      p.soft(u * half, y(u) + 3, 15, 15, '#ffdf8a', 0.6);
      p.fill(ellipse(u * half, y(u) + 3, 3.6, 4.4), '#fff3c4');
    }
    for (let i = 0; i < 4 - (t > 1 ? 1 : 0); i++) {
      const u = -0.6 + i * 0.42 + (t % 2) * 0.16;
      const ball = ellipse(u * half, low - 22 - (low - high) * 0.2 * ((i + t) % 2), 8.6);
      p.form(ball, BAUBLES[(i * 2 + t) % 5] ?? '#d5534a', { depth: 4, shadow: 0.15, light: 0.1 });
      sheen(p, ball, u * half - 3, low - 25 - (low - high) * 0.2 * ((i + t) % 2), 3, 2.4, 0.9);
    }
  });
  p.in(0, -480, 0.06, 1, 1, () => brightStar(p, '#f3c24c', 30));
}

const PAPERS = [
  ['#d5534a', '#f4e3bd'],
  ['#4c83b6', '#f0bd4a'],
  ['#7aa860', '#d5534a'],
  ['#f0c65c', '#8a6ab0'],
  ['#b884b8', '#f4e3bd'],
] as const;

/** A wrapped present that stands on (x, y). */
function present(p: Painter, x: number, y: number, w: number, h: number, paper: string, ribbon: string, turn: number) {
  p.in(x, y, turn, 1, 1, () => {
    const front = block(-w / 2, -h, w, h, 3);
    p.form(front, paper, { depth: 8 });
    p.clip(front, () => {
      for (let i = 0; i < 12; i++)
        p.fill(star(((i * 41) % w) - w / 2 + 4, -((i * 29) % h), 3.4, 0.5, 5), tint(paper, 0.14), { alpha: 0.8 });
      p.form(block(-w * 0.08, -h - 2, w * 0.16, h + 4, 1), ribbon, { depth: 2 });
    });
    p.form(block(-w / 2 - 3, -h - 10, w + 6, 13, 3), tint(paper, 0.03), { depth: 3 });
    p.form(block(-w * 0.08, -h - 10.5, w * 0.16, 13, 1), ribbon, { depth: 1.6 });
    for (const side of [-1, 1]) {
      p.form(blob([0, -h - 10, side * 8, -h - 24, side * 21, -h - 25, side * 22, -h - 14, side * 10, -h - 8]), ribbon, {
        depth: 3,
      });
      p.fill(
        blob([side * 5, -h - 12, side * 11, -h - 20, side * 17, -h - 19, side * 14, -h - 13]),
        shade(ribbon, 0.14),
        { alpha: 0.7 },
      );
      p.form(stroke([0, -h - 9, side * 8, -h - 3, side * 14, -h + 8], [2.6, 3, 1.2]), ribbon, { depth: 1.2 });
    }
    p.form(ellipse(0, -h - 11, 5, 4.4), shade(ribbon, 0.04), { depth: 1.6 });
  });
}

/** A pile of `count` (1 to 5) wrapped presents. */
export function gifts(p: Painter, { count = 3, colour }: PropLook) {
  const places = [
    [-34, 0, 68, 52, -0.02],
    [36, 1, 58, 74, 0.03],
    [-30, -62, 46, 34, 0.05],
    [6, 5, 50, 36, -0.05],
    [37, -84, 36, 28, -0.07],
  ] as const;
  const many = Math.max(1, Math.min(5, count));
  for (const i of [1, 0, 2, 4, 3]) {
    const place = places[i];
    if (!place || i >= many) continue;
    const [paper, ribbon] = PAPERS[i] ?? PAPERS[0];
    const [x, y, w, h, turn] = place;
    present(p, many === 1 ? 0 : x, y, w, h, i === 0 && colour ? colour : paper, ribbon, turn);
  }
}

function hamantasch(p: Painter, x: number, y: number, s: number, turn: number) {
  p.in(x, y, turn, s, s, () => {
    const dough = cut([0, -17, 19, 13, -19, 13], 9);
    p.form(dough, '#dca45c', { depth: 6, shadow: 0.13 });
    dabs(p, dough, '#dca45c', 8, 4, 0.6, 0.4);
    p.form(cut([0, -5, 8, 8, -8, 8], 4), '#5a2c38', { depth: 2 });
    p.soft(-1.6, 2, 3, 2, '#c98a94', 0.6);
    line(p, [-14, 10, 0, -13], 1.4, '#f4d292', 0.7, [0.2, 1, 0.2]);
  });
}

/** A basket of sweets and fruit with a bow, as given on Purim. */
export function mishloachManot(p: Painter, { colour = '#b76aa0' }: PropLook) {
  const handle = [-42, -44, -44, -92, 0, -126, 44, -92, 42, -44];
  braid(p, stroke(handle, [4, 4, 4.4, 4, 4]), STRAW, handle, 4.4);
  p.form(block(14, -100, 22, 60, 7), '#5f7f4e', { depth: 5 });
  p.form(block(20, -118, 9, 24, 3), '#5f7f4e', { depth: 2 });
  p.form(block(18, -122, 13, 9, 3), '#b4543f', { depth: 2 });
  p.form(block(15, -80, 20, 24, 2), '#f4e6c8', { depth: 2 });
  p.form(ellipse(25, -68, 5), '#7a4f92', { depth: 2 });
  grapes(p, -4, -62, 11);
  orange(p, -26, -60, 16);
  apple(p, 2, -52, 14);
  hamantasch(p, -34, -46, 0.9, -0.3);
  hamantasch(p, 31, -50, 0.95, 0.35);
  hamantasch(p, -12, -44, 0.9, 0.15);
  woven(p, cut([-52, -44, 52, -44, 42, 0, -42, 0], 6), STRAW);
  const rim = [-53, -44, -20, -41, 20, -41, 53, -44];
  braid(p, stroke(rim, [4.6, 5, 5, 4.6]), STRAW, rim, 4.8);
  for (const side of [-1, 1]) {
    p.form(blob([0, -30, side * 10, -44, side * 26, -43, side * 26, -28, side * 12, -24]), colour, { depth: 4 });
    p.form(stroke([0, -28, side * 9, -18, side * 15, -6], [4, 4.6, 2]), colour, { depth: 2 });
  }
  p.form(ellipse(0, -30, 6, 6), shade(colour, 0.05), { depth: 2 });
}

/** A ram's horn, its mouthpiece at the grip. */
export function shofar(p: Painter) {
  const horn = stroke([-6, 6, 14, 0, 34, -6, 52, -20, 57, -38, 53, -55], [3.4, 5, 8, 11, 14, 17]);
  p.form(horn, '#b58d5e', { depth: 8, shadow: 0.14 });
  p.clip(horn, () => {
    for (const [i, y] of [0, -9, -20, -33, -46].entries())
      line(
        p,
        [i * 10, y + 14, 20 + i * 9, y - 8, 34 + i * 8, y - 26],
        2.2,
        i % 2 ? '#7f5a38' : '#dcb98a',
        0.55,
        [0.2, 1, 0.2],
      );
    p.soft(20, -8, 26, 6, '#f7e3bd', 0.55, -0.4);
    p.soft(48, -34, 7, 24, '#f7e3bd', 0.5, 0.1);
  });
  p.form(ellipse(52, -64, 17.4, 8.6, -0.2), '#d9b988', { depth: 3 });
  p.fill(ellipse(52, -64.4, 12.8, 5.8, -0.2), '#5a3c2a', { alpha: 0.92 });
  p.form(ellipse(-6, 6, 4.4, 5.2, 0.3), '#e8d2a8', { depth: 1.6 });
}

const BURSTS = [
  [0, -20, 118, '#ffc85c'],
  [-130, 46, 74, '#f0788c'],
  [124, 52, 80, '#7fc4e8'],
] as const;

/** Three bursts of fireworks around the origin, high in the air. */
export function fireworks(p: Painter, { colour }: PropLook) {
  BURSTS.forEach(([x, y, r, tone], b) => {
    const hue = b === 0 && colour ? colour : tone;
    p.soft(x, y, r * 1.15, r * 1.15, hue, 0.28);
    const rays = b ? 14 : 20;
    for (let i = 0; i < rays; i++) {
      const a = (i / rays) * Math.PI * 2 + b;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const far = r * (i % 2 ? 0.74 : 0.98);
      const fall = far * 0.1;
      const path = [
        x + c * r * 0.2,
        y + s * r * 0.2,
        x + c * far * 0.62,
        y + s * far * 0.62 + fall * 0.2,
        x + c * far,
        y + s * far + fall,
      ];
      line(p, path, r * 0.045, i % 3 ? hue : tint(hue, 0.14), 0.9, [0.15, 0.6, 1]);
      p.fill(ellipse(x + c * far, y + s * far + fall, r * 0.034), '#fff8de');
      p.fill(star(x + c * far * 1.04, y + s * far * 1.04 + fall * 1.5, r * 0.05, 0.35, 4), tint(hue, 0.1), {
        alpha: 0.8,
      });
    }
    p.soft(x, y, r * 0.24, r * 0.24, '#fffbe8', 0.95);
  });
}
