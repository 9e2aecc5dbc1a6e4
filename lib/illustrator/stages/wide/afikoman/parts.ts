import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';

export const [RED, GOLD, CREAM, INK, BREAD] = ['#b8323a', '#e0b04e', '#fbf3df', '#2a1420', '#eac98c'];
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

const PAPER = '#f6e2b6';

/** Legs on tiptoe, each with its ankle and the turn of its foot: a long step, a knee up high, a leap, feet together. */
const STEPS = [
  [
    ['-20,-110 -40,-60 -34,-16', -34, -16, 0],
    ['24,-110 58,-78 98,-50', 98, -50, 0.9],
  ],
  [
    ['-20,-110 -16,-62 -22,-16', -22, -16, 0.3],
    ['24,-110 76,-122 70,-66', 70, -66, 0.2],
  ],
  [
    ['-20,-110 -72,-92 -118,-74', -118, -74, 1.9],
    ['24,-110 72,-84 112,-38', 112, -38, -0.3],
  ],
  [
    ['-20,-110 -20,-62 -24,-16', -24, -16, 0],
    ['24,-110 36,-64 30,-14', 30, -14, 0],
  ],
] as const;

/** A boy with ears, as somebody drew him long ago with one brown crayon: on tiptoe, something flat held up high. */
export function sepiaBoy(e: Easel, x: number, y: number, k: number, { side = 1, step = 0 } = {}) {
  e.p.in(x, y, 0, k * side, k, () => {
    const line = (points: string, r = 4) => fill(e, stroke(points, r * 0.7, r, r, r * 0.7), SEPIA);
    const limb = (points: string, r: number) => {
      fill(e, stroke(points, r + 4, r + 4), SEPIA);
      fill(e, stroke(points, r, r), PAPER);
    };
    const isBare = step === 3;
    for (const [leg, x, y, turn] of STEPS[step] ?? STEPS[0]) {
      limb(leg, 13);
      e.p.in(x, y, turn, 1, 1, () => fill(e, blob('-16,2 14,-10 48,8 46,18 -12,20', 5), SEPIA));
    }
    limb(isBare ? '-30,-222 20,-168 108,-112' : '-30,-222 -68,-196 -84,-150', 10);
    limb(isBare ? '30,-222 92,-196 138,-118' : '30,-222 72,-268 88,-360', 10);
    fill(e, blob('-42,-246! 42,-246! 46,-134! -46,-134!', 3), SEPIA);
    fill(e, blob('-37,-241! 37,-241! 41,-139! -41,-139!', 3), '#fff3d2');
    for (const v of [-222, -192, -162]) line(`-2,${v} 2,${v - 1}`, 4);
    fill(e, blob('-46,-140! 46,-140! 52,-82! 4,-78! 0,-104! -6,-78! -52,-82!', 3), '#b0845a');
    line('-46,-140 46,-140', 4);
    line('-46,-140 -52,-82 -6,-78 0,-104 4,-78 52,-82 46,-140', 3);
    sepiaHead(e, line);
    if (isBare) return;
    fill(e, blob('22,-384! 154,-392! 156,-370! 24,-360!', 3), SEPIA);
    fill(e, blob('28,-379! 149,-386! 151,-374! 29,-366!', 3), '#fffaf0');
  });
}

function sepiaHead(e: Easel, line: (points: string, r?: number) => void) {
  for (const s of [-1, 1]) {
    fill(e, ellipse(s * 72, -296, 29, 36, s * 0.3), SEPIA);
    fill(e, ellipse(s * 72, -296, 25, 32, s * 0.3), PAPER);
    line(`${s * 74},-316 ${s * 86},-298 ${s * 74},-284`, 3);
  }
  fill(e, ellipse(0, -304, 72, 68), SEPIA);
  fill(e, ellipse(0, -304, 68, 64), PAPER);
  // Hair as one scribbles it, and a kippah.
  fill(
    e,
    blob('-70,-312 -66,-352 -34,-376 0,-382 34,-376 66,-352 70,-312 56,-340 30,-348 -10,-334 -44,-344', 6),
    '#a0703f',
  );
  for (const u of [-50, -30, -10, 12, 32, 50]) line(`${u},${-368 + Math.abs(u) * 0.3} ${u + 5},-350 ${u + 3},-340`, 3);
  fill(e, blob('-40,-362 -30,-388 30,-388 40,-362 0,-370', 6), SEPIA);
  fill(e, blob('-33,-366 -26,-383 26,-383 33,-366 0,-373', 6), PAPER);
  for (const s of [-1, 1]) fill(e, ellipse(s * 25 + 6, -302, 6, 9), SEPIA);
  line('6,-290 14,-280 4,-276', 3);
  line('-14,-264 6,-254 28,-268', 4);
}

/** A plain wall and its floor. */
export function room(e: Easel, wall: string, floor: string, horizon: number) {
  fill(e, rectangle(-80, -80, 2560, horizon + 80), wall);
  fill(e, rectangle(-80, horizon, 2560, 1400 - horizon), floor);
  fill(e, rectangle(-80, horizon - 16, 2560, 16), floor, 0.6);
}
