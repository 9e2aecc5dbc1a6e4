import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';

export const [WINE, RED, GOLD, CREAM, INK, BREAD] = ['#5a1a2c', '#b8323a', '#e0b04e', '#fbf3df', '#2a1420', '#eac98c'];
export const SEPIA = '#6b3f1e';

/** The corner of a white napkin with its blue hem; its tip points to the lower right. */
export function napkinCorner(e: Easel, x: number, y: number, k: number, turn = 0) {
  e.p.in(x, y, turn, k, k, () => {
    fill(e, blob('-64,-30! 66,-22! 78,54! -20,66!', 3), INK, 0.2);
    fill(e, blob('-70,-40! 60,-34! 72,40! -26,54!', 3), '#ffffff');
    fill(e, stroke('46,-30 56,26 -20,40', 4, 4, 4), '#4f7fb8');
  });
}

/** A fat cushion from above. */
export function cushion(e: Easel, x: number, y: number, rx: number, ry: number) {
  const corners = (k: number) =>
    blob(
      `${x - rx * k},${y - ry * k}! ${x},${y - ry * 0.86 * k} ${x + rx * k},${y - ry * k}! ${x + rx * 0.88 * k},${y} ${x + rx * k},${y + ry * k}! ${x},${y + ry * 0.86 * k} ${x - rx * k},${y + ry * k}! ${x - rx * 0.88 * k},${y}`,
      6,
    );
  fill(e, corners(1.03), '#7c1c2a');
  fill(e, corners(0.97), RED);
  fill(e, ellipse(x - rx * 0.2, y - ry * 0.25, rx * 0.5, ry * 0.4), '#cf4a4c', 0.7);
  for (const s of [-1, 1])
    for (const t of [-1, 1]) fill(e, ellipse(x + s * rx, y + t * ry, rx * 0.08, rx * 0.08), GOLD);
}

/** A boy with ears, as somebody drew him long ago with one brown crayon: on tiptoe, something flat held up high. */
export function sepiaBoy(e: Easel, x: number, y: number, k: number, { colour = SEPIA, side = 1, bare = false } = {}) {
  e.p.in(x, y, 0, k * side, k, () => {
    const line = (points: string, r = 5) => fill(e, stroke(points, r * 0.7, r, r, r * 0.7), colour);
    for (const s of [-1, 1]) {
      fill(e, ellipse(s * 62, -306, 30, 38, s * 0.2), colour);
      fill(e, ellipse(s * 62, -306, 20, 28, s * 0.2), '#e7c793');
    }
    fill(e, ellipse(0, -310, 62, 64), colour);
    fill(e, ellipse(0, -310, 53, 55), '#e7c793');
    for (const u of [-30, -6, 18]) line(`${u},-362 ${u + 14},-384 ${u + 26},-360`, 4);
    for (const s of [-1, 1]) fill(e, ellipse(s * 20, -312, 6, 8), colour);
    line('-20,-284 0,-272 22,-286', 4);
    fill(e, blob('-34,-250! 34,-250! 48,-124! -46,-124!', 3), colour);
    fill(e, blob('-25,-241! 25,-241! 37,-133! -36,-133!', 3), '#d9ae72');
    line('-20,-128 -44,-70 -40,-22 -14,0', 9);
    line('22,-128 56,-86 92,-60 112,-30', 9);
    line('-30,-226 -76,-196 -96,-150', 8);
    if (!bare) {
      line('30,-228 78,-290 84,-372', 8);
      fill(e, blob('24,-392! 144,-400! 146,-378! 26,-368!', 3), colour);
      fill(e, blob('34,-386! 136,-393! 138,-382! 36,-374!', 3), CREAM);
    } else line('30,-228 78,-200 112,-176', 8);
  });
}

/** A plain wall and its floor. */
export function room(e: Easel, wall: string, floor: string, horizon: number) {
  fill(e, rectangle(-80, -80, 2560, horizon + 80), wall);
  fill(e, rectangle(-80, horizon, 2560, 1400 - horizon), floor);
  fill(e, rectangle(-80, horizon - 16, 2560, 16), floor, 0.6);
}
