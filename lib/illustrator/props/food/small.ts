import { ellipse, type Painter, seededRandom, shade, tint } from '@/lib/illustrator/paint';
import { dabs, sheen } from '../kit/materials';
import { blob, block, cut, line, stroke } from '../kit/shapes';
import type { PropLook } from '../model';
import { plate } from './baked';

const SHELL = '#f3dcc0';
const CRUST = '#c98d4e';
const CRUMB = '#f4dfb4';

function eggShape(p: Painter, colour: string) {
  const shell = blob([0, -48, 11, -43, 19, -27, 20, -13, 12, -1, 0, 2, -12, -1, -20, -13, -19, -27, -11, -43]);
  p.form(shell, colour, { depth: 8, shadow: 0.12 });
  const random = seededRandom('freckles');
  p.clip(shell, () => {
    for (let i = 0; i < 26; i++)
      p.fill(ellipse(random.between(-19, 19), random.between(-46, 0), random.between(0.5, 1.2)), shade(colour, 0.16), {
        alpha: 0.55,
      });
    p.soft(11, -8, 9, 8, '#f2b48c', 0.4);
  });
  sheen(p, shell, -7, -31, 5.4, 9, 0.9, 0.2);
}

/** One egg in an egg cup. */
export function egg(p: Painter, { colour = SHELL }: PropLook) {
  p.form(ellipse(0, -3, 25, 5), '#cfe0e4', { depth: 2.4 });
  p.form(blob([-6, -4, -5, -14, 5, -14, 6, -4]), '#7fa9bd', { depth: 2 });
  p.in(0, -20, 0.05, 1, 1, () => eggShape(p, colour));
  const cup = blob([-24, -36, -22, -22, -10, -11, 10, -11, 22, -22, 24, -36, 0, -30]);
  p.form(cup, '#8fb9cc', { depth: 7 });
  p.clip(cup, () => {
    line(p, [-26, -31, 0, -25, 26, -31], 3, '#fff6e4', 0.95);
    for (const x of [-13, 0, 13]) p.fill(ellipse(x, -19 + Math.abs(x) * -0.12, 2.6), '#fff6e4', { alpha: 0.9 });
  });
  sheen(p, cup, -13, -24, 4, 7, 0.6);
}

/** An egg between the fingers. */
export const heldEgg = (p: Painter, { colour = SHELL }: PropLook) =>
  p.in(0, 6, 0.12, 0.8, 0.8, () => eggShape(p, colour));

/** A thick sandwich cut across, its filling towards the reader. */
export function sandwich(p: Painter) {
  p.in(0, -8, -0.08, 1, 1, () => {
    const slice = (y: number, top: boolean) => {
      const bread = cut([-40, y - 12, -30, y - 17, 30, y - 17, 40, y - 12, 38, y, -38, y], 4);
      p.form(bread, CRUMB, { depth: 4 });
      dabs(p, bread, CRUMB, 12, 3, 0.3, 0.4);
      if (!top) return;
      const crust = blob([
        -41,
        y - 9,
        -37,
        y - 21,
        -16,
        y - 27,
        14,
        y - 27,
        36,
        y - 21,
        41,
        y - 9,
        20,
        y - 13,
        -20,
        y - 13,
      ]);
      p.form(crust, CRUST, { depth: 6 });
      dabs(p, crust, CRUST, 10, 4, 0.2, 0.35);
      for (const [x, v] of [
        [-22, -20],
        [-6, -23],
        [9, -20],
        [24, -19],
      ] as const)
        p.fill(ellipse(x, y + v, 2.4, 1.2, x), '#f8e9c4', { alpha: 0.9 });
    };
    slice(22, false);
    p.form(block(-38, 20, 76, 5, 2), CRUST, { depth: 2 });
    p.form(cut([-38, 2, 40, 2, 34, 9, 22, 7, 12, 14, 2, 7, -34, 8], 2), '#f2c04a', { depth: 2.4 });
    for (const x of [-24, -2, 21]) {
      p.form(ellipse(x, 0, 13, 5), '#d5523f', { depth: 2.4 });
      p.fill(ellipse(x - 2, -0.6, 8, 2.2), '#ee8a6a', { alpha: 0.8 });
    }
    p.form(
      blob([-44, -3, -36, 3, -28, -2, -20, 4, -10, -1, 0, 4, 10, -1, 20, 4, 29, -2, 38, 3, 45, -4, 30, -10, -30, -10]),
      '#86b15a',
      { depth: 3 },
    );
    slice(-6, true);
  });
}

function hamantasch(p: Painter, x: number, y: number, size: number, turn: number, filling: string) {
  p.in(x, y, 0, size / 24, (size / 24) * 0.78, () =>
    p.in(0, 0, turn, 1, 1, () => {
      const dough = cut([0, -26, 25, 17, -25, 17], 7);
      p.form(dough, '#d99f55', { depth: 6, shadow: 0.15 });
      dabs(p, dough, '#e0ab64', 9, 4, 0.7, 0.4);
      p.fill(cut([0, -11, 12, 10, -12, 10], 3), shade('#d99f55', 0.16));
      p.form(cut([0, -9, 10, 9, -10, 9], 4), filling, { depth: 3, light: 0.1 });
      for (const [u, v] of [
        [-3, 2],
        [4, 5],
        [0, -3],
      ] as const)
        p.fill(ellipse(u, v, 1.3, 0.9), tint(filling, 0.26), { alpha: 0.9 });
      for (const flap of [
        [0, -25, 4, -10, 15, 9, 24, 16, 13, -6],
        [0, -25, -4, -10, -15, 9, -24, 16, -13, -6],
        [-24, 16, -12, 9, 12, 9, 24, 16, 0, 18],
      ])
        p.form(blob(flap), '#e6b46a', { depth: 3, shadow: 0.1 });
      p.fill(ellipse(-8, -2, 1.6, 6, 0.5), '#fbe3b0', { alpha: 0.8 });
    }),
  );
}

const POPPY = '#3a2c3c';
const JAM = '#b23347';
const APRICOT = '#e0902f';

/** A plate of three-cornered Purim pastries: poppy, jam and apricot. */
export function hamantaschen(p: Painter) {
  plate(p, 68, '#f2eee2');
  for (const [x, y, turn, filling] of [
    [-44, -20, 0.2, JAM],
    [42, -20, -0.25, POPPY],
    [0, -24, 0.05, APRICOT],
    [-22, -36, -0.2, POPPY],
    [24, -38, 0.22, JAM],
    [-20, -17, 3.0, POPPY],
    [22, -16, 3.3, APRICOT],
    [1, -54, 0, JAM],
  ] as const)
    hamantasch(p, x, y, 24, turn, filling);
}

/** The same plate between two hands. */
export const heldHamantaschen = (p: Painter) => p.in(0, 12, 0, 0.68, 0.68, () => hamantaschen(p));

/** A dropped ice cream: the cone upside down in its puddle. */
export function iceCreamFallen(p: Painter, { colour = '#f0a6ae' }: PropLook) {
  const puddle = blob([-66, -2, -52, -12, -24, -14, 6, -18, 40, -13, 62, -7, 70, 0, 40, 7, 8, 5, -20, 9, -50, 6]);
  p.form(puddle, colour, { depth: 4, shadow: 0.1 });
  p.fill(blob([18, -8, 40, -10, 60, -3, 44, 3, 24, 2]), '#f7ead0', { alpha: 0.95 });
  p.form(ellipse(-84, 0, 7, 3), colour, { depth: 1.4 });
  p.form(ellipse(86, 3, 5, 2.2), '#f7ead0', { depth: 1.2 });
  const ball = blob([-34, -6, -30, -24, -12, -33, 10, -32, 25, -20, 28, -5, 12, 0, -18, 0]);
  p.form(ball, colour, { depth: 7, shadow: 0.1 });
  dabs(p, ball, colour, 9, 5, 0.5, 0.4);
  p.form(blob([16, -3, 16, -15, 27, -20, 38, -14, 40, -3, 28, 1]), '#f7ead0', { depth: 4 });
  p.in(-3, -27, 0.24, 1, 1, () => {
    const cone = cut([-19, 3, 19, 3, 3, -62, -2, -62], 3);
    p.form(cone, '#d9a35c', { depth: 6 });
    p.clip(cone, () => {
      for (let i = -5; i < 8; i++) {
        line(p, [i * 9 - 24, 8, i * 9 + 16, -66], 1.6, '#a8723a', 0.7);
        line(p, [i * 9 + 24, 8, i * 9 - 16, -66], 1.6, '#a8723a', 0.7);
      }
    });
    p.form(stroke([-20, 3, 0, 7, 20, 3], [3.4, 3.8, 3.4]), '#e8bd78', { depth: 2 });
  });
  p.soft(-20, -22, 6, 5, '#ffffff', 0.8);
  p.soft(-36, -7, 12, 2.6, '#ffffff', 0.7);
}
