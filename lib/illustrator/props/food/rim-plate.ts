import { ellipse, type Painter, shade, star, tint } from '@/lib/illustrator/paint';
import { dabs } from '../kit/materials';
import { blob, line } from '../kit/shapes';
import type { PropLook } from '../model';

const TEAL = '#2f7f92';
const GOLD = '#d8a844';
const GLAZE = '#f6efe0';

/** A glazed plate seen aslant: around its rim eight-pointed stars and leaves, as potters paint them in the old towns. */
export function rimPlate(p: Painter, { colour = TEAL }: PropLook) {
  p.form(ellipse(0, -4, 46, 9), shade(GLAZE, 0.2), { depth: 2 });
  p.form(ellipse(0, -21, 80, 28), shade(colour, 0.05), { depth: 4 });
  const top = ellipse(0, -24, 80, 27);
  p.form(top, GLAZE, { depth: 5 });
  p.clip(top, () => {
    p.edge(ellipse(0, -24, 78, 25.6), colour, 3.4, 0.95);
    p.edge(ellipse(0, -24, 52, 16.4), colour, 2.4, 0.95);
    p.edge(ellipse(0, -24, 48, 14.8), GOLD, 1.4, 0.9);
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI * 2 + 0.1;
      const [x, y] = [Math.cos(a) * 65, -24 + Math.sin(a) * 21];
      p.in(x, y, 0, 1, 0.5, () => {
        if (i % 2) {
          p.fill(star(0, 0, 11, 0.7, 8), colour, { alpha: 0.95 });
          p.fill(star(0, 0, 6, 0.6, 8), GOLD, { alpha: 0.95 });
        } else
          p.in(0, 0, Math.atan2(Math.sin(a) * 2, Math.cos(a)), 1, 1, () => {
            p.fill(blob([-13, 0, -2, -6, 12, 0, -2, 6]), '#c8584a', { alpha: 0.9 });
            p.fill(blob([-8, 0, -1, -3, 7, 0, -1, 3]), GLAZE, { alpha: 0.9 });
          });
      });
    }
    p.soft(-30, -40, 40, 9, '#ffffff', 0.7, 0.06);
  });
  const well = ellipse(0, -23, 46, 13.6);
  p.form(well, tint(GLAZE, 0.02), { depth: -4, shadow: 0.1 });
  dabs(p, well, GLAZE, 10, 6, 0.1, 0.3);
  p.in(0, -23, 0, 1, 0.32, () => {
    p.edge(star(0, 0, 22, 0.62, 8), colour, 2, 0.7);
    p.fill(ellipse(0, 0, 4), GOLD, { alpha: 0.8 });
  });
}

/** The same plate in the hand, shown to who stands opposite. */
export const heldRimPlate = (p: Painter, look: PropLook) => p.in(8, 18, -0.06, 0.7, 0.84, () => rimPlate(p, look));

/** A folded pancake of the Ramadan kitchen: a half-moon, closed along its round edge, shining with syrup. */
function pancake(p: Painter, x: number, y: number, turn: number) {
  p.in(x, y, turn, 1, 1, () => {
    p.soft(1, 5, 20, 6, '#6b3a12', 0.5);
    const dough = blob([-20, 4, -18, -8, -9, -16, 3, -17, 15, -11, 20, 3, 10, 8, -9, 8]);
    p.form(dough, '#d8923c', { depth: 6, shadow: 0.2 });
    p.edge(dough, '#8f531c', 1.4, 0.55);
    line(p, [-17, 3, 0, 7.4, 17, 3], 3.2, '#f6dfae', 0.95, [0.5, 1, 0.5]);
    for (const u of [-11, -4, 4, 11]) p.fill(ellipse(u, 5.4 - Math.abs(u) * 0.12, 1.6, 1.3), '#6f9440');
    line(p, [-12, -7, -4, -13, 6, -13.4], 2.6, '#fff3cf', 0.9, [0.3, 1, 0.3]);
  });
}

/** The plate heaped with qatayef. */
export function qatayef(p: Painter, look: PropLook) {
  rimPlate(p, look);
  for (const [x, y, turn] of [
    [-24, -34, -0.2],
    [22, -34, 0.2],
    [-1, -42, 0.04],
    [-38, -22, -0.12],
    [38, -22, 0.12],
    [0, -24, 0],
    [-20, -13, -0.06],
    [21, -13, 0.08],
  ] as const)
    pancake(p, x, y, turn);
}

/** The same in the hand. */
export const heldQatayef = (p: Painter, look: PropLook) => p.in(8, 18, -0.04, 0.7, 0.76, () => qatayef(p, look));
