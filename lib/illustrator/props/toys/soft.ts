import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { BLUE, CREAM, dabs, RED, sheen } from '../kit/materials';
import { blob, cut, line, stroke } from '../kit/shapes';
import type { PropLook } from '../model';

const INK = '#3a2226';

function face(p: Painter, y: number, apart: number) {
  for (const side of [-1, 1]) {
    p.fill(ellipse(side * apart, y, 3.4, 4), INK);
    p.fill(ellipse(side * apart - 1, y - 1.4, 1.3, 1.3), '#ffffff');
    p.soft(side * (apart + 6), y + 8, 7, 5, '#e8766a', 0.45);
  }
}

/** A worn teddy bear that sits on y = 0, one ear a little bent, a patch on its belly. */
export function teddy(p: Painter, { colour = '#c08a52' }: PropLook) {
  const light = tint(colour, 0.13);
  for (const [x, turn] of [
    [-25, -0.2],
    [26, 0.3],
  ] as const) {
    p.form(ellipse(x, -103, 12, 12.6, turn), colour, { depth: 5 });
    p.form(ellipse(x + 1, -101, 6.6, 7, turn), light, { depth: 2 });
  }
  const body = blob([-24, -62, -32, -34, -28, -8, 0, 0, 28, -8, 32, -34, 24, -62]);
  p.form(body, colour, { depth: 10 });
  p.form(ellipse(0, -27, 19, 20), light, { depth: 6 });
  for (const [side, arm] of [
    [-1, [-24, -54, -40, -42, -44, -24]],
    [1, [24, -54, 42, -48, 52, -62]],
  ] as const) {
    const shape = stroke(arm, [8, 9.4, 8.6]);
    p.form(shape, shade(colour, 0.015), { depth: 5 });
    dabs(p, shape, colour, 7, 4, 1 * side, 0.4);
    p.form(ellipse(arm[4], arm[5], 5.4, 5.4), light, { depth: 2 });
  }
  for (const side of [-1, 1]) {
    const foot = ellipse(side * 27, -11, 15.6, 14, side * 0.3);
    p.form(foot, colour, { depth: 6 });
    dabs(p, foot, colour, 8, 4, 1.4, 0.4);
    p.form(ellipse(side * 28.4, -10.6, 9, 8.4, side * 0.3), light, { depth: 3 });
  }
  const head = blob([0, -112, 24, -106, 34, -88, 30, -70, 14, -60, 0, -58, -14, -60, -30, -70, -34, -88, -24, -106]);
  p.soft(0, -58, 26, 9, shade(colour, 0.2), 0.5);
  p.form(head, colour, { depth: 10 });
  dabs(p, head, colour, 22, 4.6, 1.3, 0.4);
  dabs(p, body, colour, 12, 4.6, 1.4, 0.35);
  p.form(ellipse(1, -74, 15, 12), light, { depth: 5 });
  p.form(blob([-6, -82, 0, -84, 7, -82, 5, -77, 1, -75, -4, -77]), INK, { depth: 2 });
  line(p, [1, -76, 1, -70, -3, -67.6, -8, -69], 1.8, INK, 0.9, [1, 1, 0.8, 0.3]);
  line(p, [1, -70, 5, -67.6, 10, -69.4], 1.8, INK, 0.9, [1, 0.8, 0.3]);
  face(p, -88, 14);
  const patch = cut([8, -44, 22, -42, 21, -28, 7, -30], 2);
  p.form(patch, BLUE, { depth: 2 });
  for (const [x0, y0, x1, y1] of [
    [10, -46, 11, -42],
    [18, -45, 18, -40],
    [24, -36, 19, -36],
    [14, -26, 14, -31],
    [5, -36, 10, -36],
  ] as const)
    line(p, [x0, y0, x1, y1], 1.3, CREAM, 0.95);
  for (const side of [-1, 1])
    p.form(blob([0, -57, side * 7, -64, side * 17, -63, side * 16, -53, side * 7, -53]), RED, { depth: 2.4 });
  p.form(ellipse(0, -58, 4.4, 4), shade(RED, 0.05), { depth: 1.4 });
}

/** A rag doll with woollen plaits that sits on y = 0. */
export function doll(p: Painter, { colour = '#c97a9a' }: PropLook) {
  const [skin, hair] = ['#efc9a4', '#a85a34'];
  for (const side of [-1, 1]) {
    const leg = stroke([side * 10, -20, side * 18, -10, side * 30, -8], [6, 6, 6]);
    p.form(leg, CREAM, { depth: 3 });
    p.clip(leg, () => {
      for (const x of [14, 20, 26]) line(p, [side * x, -20, side * (x + 2), 0], 2.4, RED, 0.75);
    });
    p.form(ellipse(side * 35, -9, 8, 8.6), shade(colour, 0.16), { depth: 3 });
    p.form(stroke([side * 14, -52, side * 27, -42, side * 33, -28], [5, 5.4, 5]), skin, { depth: 3 });
    p.form(stroke([side * 12, -54, side * 19, -50, side * 23, -44], [8, 8.4, 7]), colour, { depth: 3 });
  }
  const dress = blob([-12, -60, 12, -60, 20, -36, 32, -12, 18, -6, 0, -9, -18, -5, -32, -12, -20, -36]);
  p.form(dress, colour, { depth: 8 });
  p.clip(dress, () => {
    for (let i = 0; i < 14; i++)
      p.fill(ellipse(((i * 37) % 62) - 31, -10 - ((i * 19) % 47), 2.2), CREAM, { alpha: 0.85 });
    for (const x of [-10, 2, 13]) line(p, [x * 0.6, -44, x * 1.3, -8], 2, shade(colour, 0.12), 0.5, [0.2, 1, 0.4]);
  });
  p.form(blob([-14, -58, 0, -62, 14, -58, 10, -48, 0, -52, -10, -48]), CREAM, { depth: 2 });
  for (const side of [-1, 1]) {
    const plait = stroke([side * 22, -88, side * 32, -74, side * 31, -56, side * 35, -44], [6, 7, 6, 4]);
    p.form(plait, hair, { depth: 3 });
    for (const y of [-78, -70, -62, -55])
      line(p, [side * 25, y - 3, side * 31, y, side * 37, y - 4], 1.6, shade(hair, 0.14), 0.8);
    p.form(ellipse(side * 33, -50, 5.4, 4), RED, { depth: 1.6 });
  }
  const head = ellipse(0, -82, 25, 24);
  p.form(head, skin, { depth: 7, shadow: 0.08 });
  const fringe = blob([
    -26, -82, -25, -100, -8, -110, 12, -109, 26, -98, 26, -80, 19, -92, 8, -97, -2, -93, -14, -98, -20, -90,
  ]);
  p.form(fringe, hair, { depth: 5 });
  for (const x of [-16, -6, 5, 16])
    line(p, [x * 0.4, -107, x, -98, x * 1.25, -92], 1.6, tint(hair, 0.12), 0.7, [0.2, 1, 0.3]);
  face(p, -80, 9.4);
  line(p, [-6, -70, 0, -67.4, 6, -70], 2, '#a8434a', 0.95, [0.3, 1, 0.3]);
}

const PANELS = [RED, CREAM, BLUE, '#f0bd4a', RED, CREAM] as const;

/** A play ball of radius `r` around the origin. */
/** A glass ball for a fir, hanging from the hand by its loop. */
export function bauble(p: Painter, r: number, colour: string) {
  const round = ellipse(0, r + 10, r);
  p.line(
    [
      [0, 0],
      [0, 8],
    ] as const,
    1.6,
    '#8a6a3a',
    1,
    [1, 1],
  );
  p.form(ellipse(0, 9, 4.4, 3.4), '#e0b95c', { depth: 1.6 });
  p.form(round, colour, { depth: r * 0.5 });
  p.clip(round, () => {
    p.soft(-r * 0.3, r * 0.7 + 10, r * 0.46, r * 0.34, '#ffffff', 0.7);
    p.line(
      [
        [-r, r + 12],
        [0, r + 16],
        [r, r + 12],
      ] as const,
      2.4,
      '#f6d98a',
      0.9,
      [1, 1],
    );
  });
}

export function ball(p: Painter, r: number, colour: string) {
  const round = ellipse(0, 0, r);
  p.form(round, CREAM, { depth: r * 0.4 });
  p.clip(round, () => {
    p.in(0, 0, -0.42, 1, 1, () => {
      for (let i = 0; i < 6; i += 1) {
        const [u, v] = [-1 + i / 3, -1 + (i + 1) / 3];
        if (i % 2) continue;
        const tone = i === 2 ? colour : (PANELS[i] ?? colour);
        const bow = (k: number) => [
          0,
          -r * 1.05,
          k * r * 1.15,
          -r * 0.45,
          k * r * 1.3,
          r * 0.25,
          k * r * 0.6,
          r * 1.05,
        ];
        const [a, b] = [bow(u), bow(v)];
        p.fill(blob([...a, ...[b[6], b[7], b[4], b[5], b[2], b[3]].map((n) => n ?? 0)]), tone, { alpha: 0.95 });
      }
      p.form(ellipse(0, -r * 0.9, r * 0.3, r * 0.17), '#f0bd4a', { depth: r * 0.06 });
    });
    p.soft(r * 0.6, r * 0.72, r * 0.95, r * 0.8, shade(colour, 0.28), 0.55);
  });
  p.inner(round, '#5a3550', -r * 0.22, -r * 0.26, r * 0.24, 0.42);
  sheen(p, round, -r * 0.38, -r * 0.44, r * 0.3, r * 0.2, 0.9, -0.7);
}

const RUBBER = ['#d95a4e', '#efb944', '#5a94c4', '#7cae63', '#b57fb8'] as const;
const PLACES = [
  [0, -238, 1],
  [-46, -206, 0.92],
  [46, -208, 0.94],
  [-22, -178, 0.86],
  [25, -176, 0.84],
] as const;

/** `count` balloons whose strings meet at the origin; `lift` raises them, so that they clear a head. */
export function balloons(p: Painter, { count = 5, colour }: PropLook, lift = 0) {
  const many = Math.max(1, Math.min(5, count));
  const shown = PLACES.slice(0, many).map((place, i) => ({ place: many === 1 ? ([6, -210, 1] as const) : place, i }));
  for (const { place, i } of shown) {
    const [x, low, s] = place;
    const y = low - lift;
    line(p, [0, 0, x * 0.2 + (i - 2) * 2, -60, x * 0.75, y + 78, x, y + 46 * s], 1.5, '#8a7468', 0.9);
  }
  for (const { place, i } of [...shown].sort((a, b) => (a.i % 3) - (b.i % 3))) {
    const [x, low, s] = place;
    const y = low - lift;
    const tone = i === 0 && colour ? colour : (RUBBER[i] ?? RED);
    p.in(x, y, x * 0.003, s, s, () => {
      p.form(cut([-6, 50, 6, 50, 2, 40, -2, 40], 2), shade(tone, 0.06), { depth: 2 });
      const skin = blob([0, -42, 24, -34, 35, -10, 28, 16, 10, 36, 0, 43, -10, 36, -28, 16, -35, -10, -24, -34]);
      p.form(skin, tone, { depth: 12, shadow: 0.13, alpha: 0.9 });
      p.clip(skin, () => {
        p.soft(12, 16, 20, 22, tint(tone, 0.16), 0.5);
        p.soft(-13, -18, 8, 14, '#ffffff', 0.8, 0.45);
        p.fill(ellipse(-18, -2, 2.4, 4, 0.3), '#ffffff', { alpha: 0.55 });
      });
      line(p, [-5, 41, 0, 43, 5, 41], 1.4, shade(tone, 0.16), 0.8);
    });
  }
}

/** Balloons tied to a pebble on the ground. */
export function tiedBalloons(p: Painter, look: PropLook) {
  p.in(0, -12, 0, 1, 1, () => balloons(p, look));
  const pebble = blob([-17, -1, -14, -11, -2, -15, 12, -11, 17, -1, 6, 2, -8, 2]);
  p.form(pebble, '#a9a3a4', { depth: 4 });
  dabs(p, pebble, '#a9a3a4', 7, 4);
  line(p, [-4, -15, -2, -6, -6, 1], 1.6, '#8a7468', 0.9);
}

/** A kite with a tail of bows, with its middle at `x`, `y`. */
function flyingKite(p: Painter, x: number, y: number, size: number, colour: string) {
  p.in(x, y, 0.5, size, size, () => {
    line(p, [0, 50, -10, 74, 6, 98, -8, 122], 1.8, '#7d6a60', 0.9);
    for (const [i, [x, y]] of (
      [
        [-9, 72],
        [5, 97],
        [-8, 121],
      ] as const
    ).entries())
      for (const side of [-1, 1])
        p.form(cut([x, y, x + side * 12, y - 7, x + side * 12, y + 6], 2), RUBBER[(i + 1) % 5] ?? RED, { depth: 2 });
    const quarters = [
      [cut([0, -60, 0, -10, -40, -10], 2), colour],
      [cut([0, -60, 40, -10, 0, -10], 2), '#f0bd4a'],
      [cut([-40, -10, 0, -10, 0, 54], 2), '#5a94c4'],
      [cut([0, -10, 40, -10, 0, 54], 2), shade(colour, 0.05)],
    ] as const;
    for (const [shape, tone] of quarters) {
      p.form(shape, tone, { depth: 6 });
      dabs(p, shape, tone, 6, 6, 1, 0.3);
    }
    line(p, [0, -60, 0, 54], 2, '#8a5f38', 0.85);
    line(p, [-40, -10, 0, -13, 40, -10], 2, '#8a5f38', 0.85);
  });
}

/** A kite; its string ends in the fist. */
export function kite(p: Painter, { colour = RED }: PropLook) {
  line(p, [0, 0, 30, -26, 72, -72, 112, -136], 1.5, '#7d6a60', 0.9);
  p.form(ellipse(0, 0, 4, 7), '#ad7544', { depth: 2 });
  flyingKite(p, 116, -146, 0.92, colour);
}

/** A larger kite on a longer string: the wind has it. */
export function kiteInGale(p: Painter, { colour = RED }: PropLook) {
  line(p, [0, 0, 38, -22, 84, -84, 104, -172], 1.5, '#7d6a60', 0.9);
  p.form(ellipse(0, 0, 4, 7), '#ad7544', { depth: 2 });
  flyingKite(p, 107, -184, 1.2, colour);
}
