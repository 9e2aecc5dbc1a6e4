import { ellipse, type Painter, shade } from '@/lib/illustrator/paint';
import type { Mood } from '../mood';
import { BLUSH, INK } from './coat';
import { type EyePlan, eye } from './eyes';
import { blob } from './outline';

const CAVITY = '#7a2c34';
const TONGUE = '#f08a84';

type ProfileEye = Omit<EyePlan, 'y' | 'gap'> & { readonly at: readonly [number, number] };

/** The one eye, brow and cheek of a head seen from its side, looking to the right. */
export function profileEye(p: Painter, mood: Mood, plan: ProfileEye): void {
  const [[x, y], { size, coat }] = [plan.at, plan];
  p.soft(x - size * 0.35, y + size * 2, size * 1.25, size * 0.85, BLUSH, 0.42);
  eye(p, x, y, size, mood, { ...plan, y, gap: 0 }, 0.5);
  const [front, high] = [mood.brow < 0 ? mood.brow * 0.55 : mood.brow, mood.eyes === 'wide' ? 1.9 : 1.7];
  const at = (u: number, lift: number) => [x + u * size, y - size * high - lift * size * 0.3] as const;
  p.line(
    [at(-0.85, -front * 1.2), at(0, 0.5 - Math.abs(front) * 0.2), at(0.75, front * 1.4)],
    size * 0.34,
    plan.brow ?? shade(coat, 0.24, 0.04),
    0.85,
  );
}

/** The mouth of a head seen from its side: lips meet at (x, y), its corner lies to the left; `size` 1 is 23 units long. */
export function profileMouth(p: Painter, x: number, y: number, size: number, mood: Mood, angle = 0, ink = INK): void {
  const line = (points: readonly (readonly [number, number])[]) => p.line(points, 2.5, ink, 0.85, [0.5, 1, 0.9, 0.35]);
  p.in(x, y, angle, size, size, () => {
    if (mood.mouth === 'round') {
      p.fill(ellipse(-6, 4, 5, 6, 0.2), CAVITY);
      p.fill(ellipse(-6, 7.4, 3.2, 2.2), TONGUE);
      return;
    }
    if (mood.mouth === 'down')
      return line([
        [2, 5],
        [-5, 0.6],
        [-13, 0.6],
        [-21, 7],
      ]);
    if (mood.mouth === 'open') {
      const jaw = blob('2,-1! -10,3 -22,-5! -19,8 -10,15 -1,10', 6);
      p.fill(jaw, CAVITY);
      p.clip(jaw, () => p.form(ellipse(-9, 14, 8, 6), TONGUE, { depth: 2 }));
    }
    line([
      [3, -1.4],
      [-10, 3.2],
      [-20, -2.4],
      [-24, -8],
    ]);
  });
}
