import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { dabs, sheen } from './materials';
import { blob, line, stroke } from './shapes';

const LEAF = '#5d8a48';

/** A leaf from (0, 0) towards the right. */
export function leaf(p: Painter, x: number, y: number, length: number, turn: number, colour = LEAF) {
  p.in(x, y, turn, length / 20, length / 20, () => {
    p.form(blob([0, 0, 5, -5, 13, -5.4, 20, 0, 12, 4.6, 5, 3.8]), colour, { depth: 2.4 });
    line(p, [1, 0, 10, -0.6, 18, 0], 0.9, tint(colour, 0.12), 0.8, [1, 0.7, 0.2]);
  });
}

/** An apple of radius `r` around (x, y). */
export function apple(p: Painter, x: number, y: number, r: number, colour = '#d0453f', turn = 0.1) {
  p.in(x, y, turn, r / 20, r / 20, () => {
    const body = blob([
      0, -15, 9, -19, 18, -14, 20, -1, 14, 14, 5, 19, 0, 17.6, -6, 19, -15, 13, -20, -2, -17, -15, -8, -18.6,
    ]);
    p.form(body, colour, { depth: 8, shadow: 0.14 });
    dabs(p, body, tint(colour, 0.04), 14, 6, 1.4, 0.35);
    p.clip(body, () => p.soft(7, 8, 12, 9, '#f0b04a', 0.4));
    p.fill(ellipse(0.5, -14.6, 5, 2.2), shade(colour, 0.16), { alpha: 0.7 });
    p.form(stroke([0, -14, 1, -19, 4, -24], [1.2, 1.2, 1.6]), '#6b4a2c', { depth: 1 });
    leaf(p, 2, -19, 15, -0.5);
    sheen(p, body, -8, -8, 6, 8, 0.75);
  });
}

/** An orange, tangerine or peach of radius `r`. */
export function orange(p: Painter, x: number, y: number, r: number, colour = '#ef9436') {
  p.in(x, y, 0.2, r / 20, r / 20, () => {
    const body = blob([0, -19, 13, -15, 20, -1, 14, 14, 0, 19, -14, 14, -20, 0, -14, -15]);
    p.form(body, colour, { depth: 8, shadow: 0.13 });
    p.clip(body, () => {
      for (let i = 0; i < 14; i++)
        p.fill(ellipse(((i * 53) % 34) - 17, ((i * 37) % 32) - 16, 0.9), shade(colour, 0.1), { alpha: 0.6 });
    });
    p.form(ellipse(3, -16, 3, 1.8), '#6f8f48', { depth: 0.8 });
    sheen(p, body, -7, -8, 7, 8, 0.6);
  });
}

/** A pear of radius `r` at its belly. */
export function pear(p: Painter, x: number, y: number, r: number, turn = 0.15, colour = '#c3c458') {
  p.in(x, y, turn, r / 20, r / 20, () => {
    const body = blob([0, -34, 7, -31, 9, -20, 17, -6, 18, 8, 9, 18, -7, 18.6, -18, 9, -17, -5, -9, -19, -7, -30]);
    p.form(body, colour, { depth: 8, shadow: 0.13 });
    p.clip(body, () => p.soft(9, 4, 9, 12, '#e08a4a', 0.45));
    dabs(p, body, colour, 10, 4, 1.4, 0.3);
    p.form(stroke([0, -33, 1, -39, 4, -43], [1.2, 1.1, 1.5]), '#6b4a2c', { depth: 1 });
    sheen(p, body, -7, 0, 5, 9, 0.6);
  });
}

/** A bunch of grapes that hangs down from (x, y). */
export function grapes(p: Painter, x: number, y: number, r: number, colour = '#7a4f92') {
  p.in(x, y, 0, r / 20, r / 20, () => {
    const rows = [4, 5, 4, 3, 2, 1];
    rows.forEach((count, j) => {
      for (let i = 0; i < count; i++) {
        const [u, v] = [(i - (count - 1) / 2) * 9.4 + (j % 2), j * 8.2];
        const tone = (i + j) % 3 ? colour : tint(colour, 0.05);
        p.fill(ellipse(u + 0.5, v + 0.6, 6, 6.4), shade(tone, 0.14));
        p.fill(ellipse(u - 0.5, v - 0.7, 5.2, 5.5), tone);
        p.fill(ellipse(u - 2, v - 2.4, 1.5, 1.1), '#ffffff', { alpha: 0.65 });
      }
    });
    p.form(stroke([0, -4, 1, -10, 6, -16], [1.4, 1.3, 1.8]), '#7a5a34', { depth: 1 });
    leaf(p, 1, -9, 20, -0.25);
  });
}

/** Two or three bananas in a hand, bowed upwards from (x, y). */
export function bananas(p: Painter, x: number, y: number, size: number, turn = 0) {
  p.in(x, y, turn, size / 40, size / 40, () => {
    for (const [dy, k] of [
      [-7, 0.92],
      [0, 1],
    ] as const) {
      const body = stroke([-34 * k, -14 + dy, -20, 1 + dy, 2, 6 + dy, 22, 0 + dy, 34 * k, -14 + dy], [2, 7, 8, 7, 2.4]);
      p.form(body, '#f2c94c', { depth: 4, shadow: 0.13 });
      p.clip(body, () => line(p, [-30, -10 + dy, -4, 4 + dy, 28, -8 + dy], 1.4, '#c99a2c', 0.6, [0.2, 1, 0.2]));
      p.form(ellipse(35 * k, -15 + dy, 2.6, 2.6), '#6b4a2c', { depth: 1 });
    }
  });
}

/** A pomegranate with its crown. */
export function pomegranate(p: Painter, x: number, y: number, r: number) {
  p.in(x, y, -0.12, r / 20, r / 20, () => {
    p.form(blob([-6, -17, -8, -27, -3, -22, 0, -28, 3, -22, 8, -27, 6, -17]), '#b8433c', { depth: 2 });
    const body = blob([0, -19, 12, -16, 20, -2, 15, 13, 0, 19, -15, 13, -20, -2, -12, -16]);
    p.form(body, '#b93440', { depth: 8, shadow: 0.14 });
    dabs(p, body, '#c9484a', 12, 6, 1.3, 0.4);
    p.clip(body, () => p.soft(8, 6, 10, 9, '#e8844a', 0.4));
    sheen(p, body, -7, -7, 6, 8, 0.65);
  });
}
