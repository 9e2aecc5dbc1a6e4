import { ellipse, shade, smooth, taper } from '../../paint';
import type { HeadContext } from './context';

/** Whether the ear on side `g` is on the side that is turned to the viewer. */
export const isNearSide = (g: -1 | 1, turn: number): boolean => g * turn <= 0;

/** The hearing aid sits behind the near ear: a small case, a clear tube, a mould in the ear. */
function hearingAid({ painter: p }: HeadContext): void {
  const color = '#4f86c6';
  p.form(
    taper(
      [
        [7.5, -9],
        [11.8, -5],
        [11.6, 3],
      ],
      [2.2, 2.9, 2.4],
    ),
    color,
    { depth: 2 },
  );
  p.line(
    [
      [6.6, -9.4],
      [3.4, -11.4],
      [0.6, -8],
      [1.2, -2],
    ],
    1.3,
    shade('#dfe9f2', 0.05),
    0.95,
    [1, 1],
  );
  p.form(ellipse(1.4, -0.6, 2.3), shade(color, 0.04), { depth: 1.2 });
}

export function drawEar(head: HeadContext, g: -1 | 1): void {
  const { painter: p, skin, view, character } = head;
  const near = isNearSide(g, view.turn);
  const away = Math.abs(view.turn);
  if (!near && away > 0.5) return;
  const x =
    near && away > 0.12 ? g * (48.5 * Math.cos(view.yaw) - 5 * away) : g * 48.5 * Math.cos(view.yaw) - 7 * view.turn;
  const squeeze = near ? 1 : 0.45;
  // Worn on the ear that is seen; from the front on one ear only.
  const wearsAid = view.turn === 0 ? g === 1 : g * view.turn < 0;
  p.in(x, 9, g * 0.12, g * squeeze, 1, () => {
    const shape = smooth([
      [-4, -8],
      [2, -12],
      [8, -10.5],
      [10, -4],
      [8, 3],
      [4.5, 9],
      [0, 11.5],
      [-4, 9],
    ]);
    p.form(shape, skin.base, { depth: 3, shadowColor: skin.shadow, lightColor: skin.light });
    p.soft(3.4, -1, 4.4, 6.5, skin.blush, 0.42);
    p.line(
      [
        [0, -6],
        [4, -7.6],
        [6.2, -4.4],
        [5.2, -0.5],
        [2.6, 1.2],
        [2.4, 4.4],
      ],
      1.5,
      skin.line,
      0.5,
    );
    if (character.hearingAid && wearsAid) hearingAid(head);
  });
}
