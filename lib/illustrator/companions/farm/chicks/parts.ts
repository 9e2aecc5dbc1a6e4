import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../kit/outline';
import type { Mood } from '../../mood';

export const CHICK_YELLOW = '#ffcf1f';
export const BEAK = '#f2701d';
const INK = '#2a1a20';

/** A bead of an eye, large enough to be seen across a room; wide open it has a white ring. */
export function bead(p: Painter, x: number, y: number, size: number, mood: Mood): void {
  if (mood.eyes === 'closed' || mood.eyes === 'arc') {
    const bend = mood.eyes === 'closed' ? 0.7 : -0.7;
    p.fill(
      stroke(
        `${x - size},${y} ${x - size * 0.55},${y + bend * size * 0.75} ${x},${y + bend * size} ${x + size * 0.55},${y + bend * size * 0.75} ${x + size},${y}`,
        size * 0.18,
        size * 0.28,
        size * 0.18,
      ),
      INK,
    );
    return;
  }
  const [aside, down] = mood.gaze ?? [0.3, 0];
  const wide = mood.eyes === 'wide';
  if (wide) p.fill(ellipse(x, y, size * 1.35, size * 1.5), '#fffdf4');
  const [u, v] = [x + aside * size * 0.4, y + down * size * 0.4];
  p.fill(ellipse(u, v, size * 0.92, size), INK);
  p.fill(ellipse(u - size * 0.28, v - size * 0.36, size * 0.3), '#ffffff');
}

/** Brows of worry or anger; none in between. */
export function brows(p: Painter, [left, right]: readonly [number, number], y: number, size: number, mood: Mood): void {
  if (Math.abs(mood.brow) < 0.25) return;
  const lift = Math.max(-1, Math.min(1, mood.brow)) * size * 0.5;
  for (const [x, side] of [
    [left, -1],
    [right, 1],
  ] as const)
    p.fill(
      stroke(`${x + side * size},${y + lift} ${x - side * size * 0.8},${y - lift}`, size * 0.22, size * 0.22),
      INK,
    );
}

/** A beak from the front: closed it is a diamond, open it is two triangles. */
export function flatBeak(p: Painter, x: number, y: number, size: number, mood: Mood): void {
  p.in(x, y, 0, size, size, () => {
    const gape = { open: 12, round: 8, smile: 3, down: 3 }[mood.mouth];
    p.fill(blob(`-8,0! 8,0! 0,${5 + gape}!`, 2), shade(BEAK, 0.14));
    if (gape > 5) p.fill(ellipse(0, 3 + gape * 0.2, 4.5, gape * 0.36), '#8a2a1e');
    const corner = mood.mouth === 'down' ? 5 : -1;
    p.fill(blob(`-13,${corner}! 0,-9 13,${corner}! 0,6`, 5), BEAK);
    p.fill(ellipse(-2, -3, 3.4, 1.8), tint(BEAK, 0.2));
  });
}

/** A thin leg with three toes; `foot` is the ground point. */
export function leg(p: Painter, from: readonly [number, number], foot: readonly [number, number], width = 3.4): void {
  const [x, y] = foot;
  p.fill(stroke(`${from[0]},${from[1]} ${x},${y}`, width, width), BEAK);
  for (const u of [-12, 1, 13])
    p.fill(stroke(`${x},${y - 1} ${x + u},${y + (u === 1 ? 4 : 2)}`, width, width * 0.8), BEAK);
}
