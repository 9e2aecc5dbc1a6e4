import { ellipse, type Painter, smooth } from '@/lib/illustrator/paint';
import { isYawning, type Mood } from '../mood';
import { INK } from './coat';

const CAVITY = '#7a2c34';
const TONGUE = '#f08a84';

/** The mouth below a nose at (x, y); `size` 1 is 22 units wide. `lip` false leaves out the line to the nose. */
export function mouth(p: Painter, x: number, y: number, size: number, mood: Mood, lip = true, ink = INK): void {
  p.in(x, y, 0, size, size, () => {
    const line = (points: readonly (readonly [number, number])[]) => p.line(points, 2.5, ink, 0.9, [0.3, 1, 0.4]);
    if (isYawning(mood)) {
      const jaw = ellipse(0, 15, 11, 12.5);
      p.fill(jaw, CAVITY);
      p.clip(jaw, () => p.form(ellipse(0, 26, 8.4, 7), TONGUE, { depth: 2 }));
    } else if (mood.mouth === 'open') {
      const jaw = smooth(
        [
          [-11, 4, 1],
          [0, 6.4],
          [11, 4, 1],
          [8, 15],
          [0, 19],
          [-8, 15],
        ],
        true,
        6,
      );
      p.fill(jaw, CAVITY);
      p.clip(jaw, () => p.form(ellipse(1, 17, 7.4, 6.4), TONGUE, { depth: 2 }));
    } else if (mood.mouth === 'round') {
      p.fill(ellipse(0, 10, 4.6, 5.6), CAVITY);
      p.fill(ellipse(0, 13, 3, 2.2), TONGUE);
    }
    if (lip)
      line([
        [0, -3],
        [0, 4],
      ]);
    if (isYawning(mood)) return;
    if (mood.mouth === 'down')
      return line([
        [-9, 11],
        [-4, 6.6],
        [0, 6],
        [4, 6.6],
        [9, 11],
      ]);
    if (mood.mouth === 'round' && lip) return;
    if (!lip)
      return line([
        [-12, 3],
        [-5, 7],
        [0, 7.8],
        [6, 7],
        [12, 2],
      ]);
    line([
      [0, 3.4],
      [-5, 7],
      [-12, 3],
    ]);
    line([
      [0, 3.4],
      [5, 7],
      [12, 3],
    ]);
  });
}
