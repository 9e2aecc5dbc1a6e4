import { itemAt } from '@/lib/platform/item-at';
import { lerp, type Vec } from '../../../paint';
import { type FaceContext, middleOf, type Side } from '../face-context';
import { lidsOf } from './lids';

/** An eye closed in joy (an arc upwards) or in sleep (downwards). */
export function drawClosedEye(face: FaceContext, side: Side, how: 'arc' | 'sleep'): void {
  const { painter: p, tones: t, head } = face;
  const { upper } = lidsOf(face, side);
  const [inner, outer] = [itemAt(upper, 0), itemAt(upper, 8)];
  const asleep = how === 'sleep';
  const [down, depth] = asleep ? [1.4, 3.6] : [2.2, -4.2];
  const lid = Array.from({ length: 9 }, (_, i): Vec => {
    const [x, y] = lerp(inner, outer, i / 8);
    return [x, y + down + depth * Math.sin((Math.PI * i) / 8) ** 0.8];
  });
  const width = Math.abs(outer[0] - inner[0]);
  const [x, y] = middleOf(lid);
  if (asleep) {
    p.soft(x, y - 4.5, width * 0.5, 3.8, t.light, 0.45);
    p.line(
      lid.slice(1, 8).map(([px, py]): Vec => [px, py - 7]),
      1.1,
      t.deep,
      0.32,
    );
  } else {
    p.line(
      lid.slice(1, 8).map(([px, py]): Vec => [px, py + 5]),
      1.4,
      t.shadow,
      0.7,
    );
  }
  p.line(lid, 2.1, head.lashColor, 1, [0.25, 0.9, 1, 1, 0.45]);
  for (const u of asleep ? [0.45, 0.62, 0.78, 0.92] : [0.88, 1]) {
    const [px, py] = itemAt(lid, Math.round(u * 8));
    const tip: Vec = [px + side * (0.6 + u * 1.7), py + (asleep ? 2.4 : -1.6)];
    p.line([[px, py], tip], 1, head.lashColor, 0.8, [1, 0.2]);
  }
}
