import { clamp, ellipse, seededRandom, smooth, type Vec } from '../../../paint';
import { type FaceContext, middleOf } from '../face-context';

/** Freckles over the cheeks and the nose. */
export function drawOwnFreckles({ painter: p, tones: t, own: { lines }, at }: FaceContext): void {
  const random = seededRandom(5);
  const [cheekX, cheekY, depth] = lines.cheek[0] ?? [28, 14, 36];
  for (let i = 0; i < 26; i++) {
    const side = i % 2 ? 1 : -1;
    const x = cheekX * (0.16 + random() * 0.98);
    const [px, py] = at([x, cheekY - 4 + random.bell() * 8, depth + 6 * clamp(1 - x / cheekX, 0, 1)], side);
    p.fill(ellipse(px, py, 0.6 + random() * 0.6), t.deep, { alpha: 0.5 + 0.2 * t.dark });
  }
}

/** A tear on the cheek. */
export function drawOwnTear({ painter: p, line }: FaceContext): void {
  const [x, y]: Vec = middleOf(line('lowerLid', -1).slice(3, 6));
  const drop = smooth([
    [x - 2, y + 3.5, 1],
    [x + 0.5, y + 9],
    [x - 2, y + 11.8],
    [x - 4.5, y + 9],
  ]);
  p.fill(drop, '#cfe8f5', { alpha: 0.85 });
  p.fill(ellipse(x - 2.6, y + 9, 0.7), '#ffffff');
}
