import { ellipse, shade, smooth, taper } from '../../../paint';
import type { HeadContext } from '../context';
import { PROFILE } from '../outlines';

/** Whether the ear on side `g` is on the side that is turned to the viewer. */
const isNearSide = (g: -1 | 1, turn: number): boolean => g * turn <= 0;

/** The hearing aid sits behind the near ear: a small case, a clear tube, a mould in the ear. */
export function drawHearingAid({ painter: p }: HeadContext): void {
  const color = '#4f86c6';
  const hook = taper(
    [
      [5.4, -11.6],
      [10.4, -8.4],
      [12, -2],
      [10.4, 4.6],
    ],
    [1.4, 2.7, 3, 2.2],
  );
  p.form(hook, color, { depth: 2 });
  p.line(
    [
      [11.2, -6],
      [12.3, -2],
      [11.6, 1.4],
    ],
    1,
    '#ffffff',
    0.55,
  );
  p.line(
    [
      [5.8, -11.4],
      [2.6, -12.6],
      [-1.6, -8.6],
      [0.6, -2],
    ],
    1.4,
    shade('#dfe9f2', 0.05),
    0.95,
    [1, 1],
  );
  p.form(ellipse(1.2, -0.6, 2.6), shade(color, 0.04), { depth: 1.2 });
}

/** An ear at the origin whose back edge is at positive x. */
function drawEarShape(head: HeadContext, wearsAid: boolean): void {
  const { painter: p, skin } = head;
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
  if (wearsAid) drawHearingAid(head);
}

export function drawEar(head: HeadContext, g: -1 | 1): void {
  const { painter: p, view, character } = head;
  const near = isNearSide(g, view.turn);
  const away = Math.abs(view.turn);
  if (!near && away > 0.5) return;
  const at = g * 48.5 * Math.cos(view.yaw);
  const x = near && away > 0.12 ? at - g * 5 * away : at - 7 * view.turn;
  const squeeze = near ? 1 : 0.45;
  // Worn on the ear that is seen; from the front on one ear only.
  const wearsAid = character.hearingAid && (view.turn === 0 ? g === 1 : g * view.turn < 0);
  const size = character.earSize;
  // A nod lifts the ears against the face, a look up lowers them.
  p.in(x + g * (size - 1) * 4, 9 - view.pitch * 12, g * (0.12 + (size - 1) * 0.5), g * squeeze * size, size, () =>
    drawEarShape(head, wearsAid),
  );
}

/** The near ear of a head that looks right. */
export function drawProfileEar(head: HeadContext): void {
  const { painter: p, character, skin } = head;
  const size = character.earSize;
  const [x, y] = PROFILE.ear;
  p.soft(x - 8, y + 4, 12, 15, skin.deep, 0.32);
  p.in(x, y, -0.16, -size * 1.12, size * 1.12, () => drawEarShape(head, character.hearingAid));
}
