import { ellipse, type Painter, shade, star, tint } from '@/lib/illustrator/paint';
import { BLUE, CREAM, dabs, GREEN, metal, RED, sheen, WOOD, wood, YELLOW } from '../kit/materials';
import { blob, block, cut, line, rod, stroke } from '../kit/shapes';
import type { PropLook } from '../model';

const PAINTS = [RED, YELLOW, BLUE, GREEN, '#b57fb8'] as const;
const TOWER = [
  [-24, 0, 44, 0],
  [24, 1, 42, 0.02],
  [0, -44, 42, -0.04],
  [-3, -86, 38, 0.07],
  [4, -124, 34, -0.09],
  [-1, -158, 30, 0.1],
] as const;

function cube(p: Painter, size: number, tone: string, motif: number) {
  const h = size / 2;
  p.form(cut([-h, -size, -h + 8, -size - 9, h + 7, -size - 9, h, -size], 2), tint(tone, 0.12), { depth: 2 });
  p.form(cut([h, -size, h + 7, -size - 9, h + 7, -9, h, 0], 2), shade(tone, 0.12), { depth: 3, light: 0 });
  const front = block(-h, -size, size, size, 4);
  wood(p, front, tone, 0.05, 6);
  p.form(block(-h + 5, -size + 5, size - 10, size - 10, 3), CREAM, { depth: 3 });
  const mid = -h;
  const inner = size * 0.27;
  if (motif % 4 === 0) p.form(star(0, mid, inner * 1.1, 0.5), tone, { depth: 3 });
  else if (motif % 4 === 1) p.form(ellipse(0, mid, inner, inner), tone, { depth: 4 });
  else if (motif % 4 === 2)
    p.form(
      blob([
        0,
        mid + inner,
        -inner,
        mid - inner * 0.1,
        -inner * 0.6,
        mid - inner,
        0,
        mid - inner * 0.5,
        inner * 0.6,
        mid - inner,
        inner,
        mid - inner * 0.1,
      ]),
      tone,
      { depth: 3 },
    );
  else p.form(cut([0, mid - inner, inner, mid + inner * 0.8, -inner, mid + inner * 0.8], 3), tone, { depth: 3 });
}

/** A tower of `count` (1 to 6) painted blocks. */
export function blocks(p: Painter, { count = 5, colour }: PropLook) {
  const many = Math.max(1, Math.min(TOWER.length, count));
  TOWER.slice(0, many).forEach(([x, y, size, turn], i) => {
    const tone = i === 0 && colour ? colour : (PAINTS[i % PAINTS.length] ?? RED);
    p.in(many === 1 ? 0 : x, y, turn, 1, 1, () => cube(p, size, tone, i));
  });
}

function wheel(p: Painter, x: number, y: number, r: number, tone: string) {
  p.form(ellipse(x, y, r), shade(tone, 0.1), { depth: r * 0.3 });
  wood(p, ellipse(x - 1, y - 0.6, r * 0.8), tone, 0.7, r * 0.25);
  p.form(ellipse(x - 1, y - 0.6, r * 0.26), YELLOW, { depth: 1.6 });
}

function wagonBox(p: Painter, x: number, width: number, tone: string) {
  wood(p, block(x - width / 2, -46, width, 30, 5), tone, 0, 5);
  p.form(block(x - width / 2 - 2, -22, width + 4, 9, 3), WOOD, { depth: 2 });
  for (const g of [-1, 1]) wheel(p, x + g * width * 0.28, -10, 10, '#d8a868');
}

/** A wooden train: an engine with two wagons of blocks. */
export function trainToy(p: Painter, { colour = RED }: PropLook) {
  line(p, [-106, -20, 70, -20], 4, '#6b4a34');
  for (const [i, x] of [-112, -94, -46, -28].entries())
    p.in(x, -46, i % 2 ? 0.1 : -0.14, 0.42, 0.42, () => cube(p, 40, PAINTS[(i + 1) % 5] ?? RED, i + 1));
  wagonBox(p, -103, 52, YELLOW);
  wagonBox(p, -38, 52, GREEN);
  p.form(cut([72, -62, 84, -62, 81, -86, 75, -86], 2), shade(colour, 0.12), { depth: 3 });
  p.form(block(70, -92, 17, 9, 3), YELLOW, { depth: 2 });
  const cabin = block(14, -88, 40, 68, 4);
  wood(p, cabin, BLUE, 1.57, 6);
  p.form(block(8, -98, 52, 13, 5), colour, { depth: 4 });
  p.form(block(23, -79, 22, 24, 5), '#fbeec2', { depth: 4 });
  const boiler = block(46, -64, 54, 44, 12);
  p.form(boiler, colour, { depth: 9 });
  sheen(p, boiler, 68, -56, 22, 5, 0.6, 0);
  for (const x of [62, 84]) p.form(block(x, -65, 5, 46, 2), YELLOW, { depth: 1.6 });
  p.form(ellipse(100, -42, 6, 16), shade(colour, 0.1), { depth: 3 });
  p.form(block(8, -24, 96, 11, 4), WOOD, { depth: 3 });
  wheel(p, 26, -13, 13, '#d8a868');
  wheel(p, 60, -11, 11, '#d8a868');
  wheel(p, 87, -11, 11, '#d8a868');
}

/** A tin drum with two sticks across it. */
export function drum(p: Painter, { colour = RED }: PropLook) {
  const side = blob([-46, -56, -47, -30, -44, -8, 0, 2, 44, -8, 47, -30, 46, -56, 0, -46]);
  p.form(side, colour, { depth: 10 });
  dabs(p, side, colour, 14, 6, 0.2, 0.3);
  p.clip(side, () => {
    const cord: number[] = [];
    for (let i = 0; i <= 8; i++)
      cord.push(-46 + i * 11.5, i % 2 ? -12 + Math.abs(i - 4) * -1 : -48 + Math.abs(i - 4) * -1.5);
    p.fill(cut([-50, -14, 0, -5, 50, -14, 50, 8, -50, 8], 1), YELLOW);
    for (let i = 0; i < 8; i++) {
      const at = i * 2;
      line(p, cord.slice(at, at + 4), 2.6, CREAM, 0.95);
    }
    p.soft(-24, -28, 8, 26, '#fff6e0', 0.4);
    p.soft(40, -28, 16, 34, shade(colour, 0.24), 0.5);
  });
  p.form(ellipse(0, -57, 49, 14), YELLOW, { depth: 4 });
  const skin = ellipse(0, -59, 44, 11.6);
  p.form(skin, '#fbf2dd', { depth: 4 });
  dabs(p, skin, '#f2e4c6', 8, 7, 0.1, 0.3);
  for (const [x0, y0, x1, y1] of [
    [-30, -64, 38, -92],
    [26, -62, -44, -88],
  ] as const) {
    wood(p, rod(x0, y0, x1, y1, 2.6, 3), '#c08a52', Math.atan2(y1 - y0, x1 - x0), 2);
    p.form(ellipse(x0, y0, 6, 5.4), tint('#c08a52', 0.06), { depth: 2 });
  }
}

/** A toy boat with a paper sail. */
export function toyBoat(p: Painter, { colour = BLUE }: PropLook) {
  wood(p, rod(2, -30, 4, -120, 2.6, 2), WOOD, 1.57, 2);
  const sail = blob([8, -114, 30, -84, 52, -44, 30, -40, 8, -40]);
  p.form(sail, CREAM, { depth: 8, shadow: 0.09 });
  p.clip(sail, () => {
    line(p, [0, -62, 60, -58], 8, RED, 0.85);
    p.soft(18, -70, 9, 32, '#e8d2ac', 0.5, -0.3);
  });
  const jib = blob([-2, -104, -16, -74, -36, -44, -16, -41, -3, -42]);
  p.form(jib, YELLOW, { depth: 6 });
  p.form(cut([4, -120, 22, -115, 4, -109], 2), RED, { depth: 2 });
  const hull = blob([-60, -36, 0, -32, 64, -38, 52, -14, 34, 0, -30, 0, -50, -14]);
  wood(p, hull, colour, 0.02, 9);
  p.clip(hull, () => line(p, [-62, -27, 0, -22, 66, -29], 4.4, CREAM, 0.95));
  p.form(stroke([-62, -37, 0, -33, 66, -39], [3, 3.4, 3]), WOOD, { depth: 2 });
}

const PIECES = [
  [-34, -22, 0, '#7cae63'],
  [-2, -19, 0.05, '#5a94c4'],
  [-30, -48, -0.03, '#efb944'],
  [40, -40, 0.36, '#d95a4e'],
] as const;

/** Pieces of a wooden puzzle lying on the floor, one still to be placed. */
export function puzzle(p: Painter) {
  const board = cut([-62, 0, -52, -66, 20, -68, 22, -34, 62, -32, 64, 0], 4);
  wood(p, board, '#c99a64', 0, 5);
  for (const [x, y, turn, tone] of PIECES) {
    p.in(x, y, turn, 1, 1, () => {
      const piece = blob([
        -14, -13, -5, -13, -4, -20, 4, -20, 5, -13, 14, -13, 14, -5, 21, -4, 21, 5, 14, 5, 14, 13, 0, 13, -14, 13, -14,
        4, -8, 3, -8, -4, -14, -5,
      ]);
      p.form(piece, shade(tone, 0.16), { light: 0, depth: 1 });
      p.in(0, -3, 0, 1, 1, () => {
        p.form(piece, tone, { depth: 5 });
        dabs(p, piece, tone, 8, 5, 0.8, 0.35);
        sheen(p, piece, -6, -8, 8, 4, 0.5);
      });
    });
  }
  metal(p, ellipse(-34, -50, 1.6), YELLOW, 1);
}
