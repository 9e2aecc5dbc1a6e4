import { clamp, smooth, type Vec } from '../../../paint';
import type { HeadContext } from '../../head/context';
import { drawHearingAid } from '../../head/features/ear';
import { faceTones } from '../face-tones';

/** How far an ear stands out for a whole tenth-scale, as a share of its width. */
const STANDS_OUT = 0.32;
/** How fast the far ear narrows as the head turns. */
const FAR_EAR = 1.5;

/** An ear at the origin whose back edge is at positive x. */
function drawShape(head: HeadContext, wearsAid: boolean): void {
  const { painter: p, character } = head;
  const t = faceTones(character.skin);
  const shape = smooth([
    [-5, -9],
    [1, -13],
    [8, -11.5],
    [10.5, -4.5],
    [8.6, 3],
    [4.8, 9.5],
    [0, 12],
    [-5, 9],
  ]);
  p.form(shape, t.base, { depth: 3, shadowColor: t.shadow, lightColor: t.light });
  p.soft(3.5, -1, 5.6, 8, t.blush, 0.5);
  const rim: Vec[] = [
    [-1, -7],
    [4.2, -8.8],
    [7, -4.6],
    [5.8, 0.2],
    [3, 2],
    [2.8, 5.2],
  ];
  p.line(rim, 1.6, t.deep, 0.6);
  const hollow: Vec[] = [
    [1.5, -3.5],
    [4, -4.4],
    [3.6, -0.5],
    [1.5, 1.5],
  ];
  p.line(hollow, 1.8, t.deep, 0.42);
  if (wearsAid) drawHearingAid(head);
}

/** An ear beside the child's own face: how far it stands out is the child's own. */
export function drawOwnEar(head: HeadContext, side: 1 | -1, height: number): void {
  const { painter: p, view, character } = head;
  const isNear = side * view.turn <= 0;
  const away = Math.abs(view.turn);
  if (!isNear && away > 0.5) return;
  const edge = side * 48.5 * Math.cos(view.yaw);
  const x = isNear && away > 0.12 ? edge - side * 5 * away : edge - 7 * view.turn;
  const out = 1 + STANDS_OUT * (character.faceShape?.ears ?? 0);
  const size = character.earSize;
  const wearsAid = character.hearingAid && (view.turn === 0 ? side === 1 : side * view.turn < 0);
  const squeeze = isNear ? 1 : clamp(1 - FAR_EAR * away, 0.45, 1);
  p.in(
    x + side * (out - 1) * 2,
    height - view.pitch * 12,
    side * (0.1 + (out - 1) * 0.3),
    side * squeeze * size * out,
    size * (0.94 + out * 0.06),
    () => drawShape(head, wearsAid),
  );
}
