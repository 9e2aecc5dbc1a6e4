import { ellipse, type Knot, smooth, taper, type Vec } from '../../../paint';
import type { HairBrush } from '../../hair/brush';
import type { Hat } from '../../outfit';
import type { HatDrawing } from './hat';

const RADIUS = 80;

/** A clear bubble: hair is pressed into it, the sky is mirrored in it. */
export function helmet(h: HairBrush, { color }: Hat): HatDrawing {
  const p = h.painter;
  const bubble = ellipse(0, -9, RADIUS, RADIUS * 0.98, 0, 48);
  return {
    free: bubble,
    behind: () => p.fill(bubble, '#dff0fa', { alpha: 0.28 }),
    before: () => {
      p.clip(bubble, () => {
        p.fill(
          bubble,
          p.radial(0, -9, RADIUS, [
            [0, '#ffffff', 0],
            [0.72, '#cfe6f5', 0.03],
            [0.92, '#bcdcf2', 0.3],
            [1, '#8fbfe0', 0.62],
          ]),
        );
        const arc = (r: number, from: number, to: number): Vec[] =>
          Array.from({ length: 9 }, (_, i): Vec => {
            const a = from + ((to - from) * i) / 8;
            return [Math.cos(a) * r, -9 + Math.sin(a) * r];
          });
        p.fill(taper(arc(65, -2.75, -1.95), [0.5, 6.5, 7.5, 5, 0.5]), '#ffffff', { alpha: 0.78, blur: 0.6 });
        p.fill(taper(arc(66, -1.82, -1.68), [2.6, 3.4, 2]), '#ffffff', { alpha: 0.7 });
        p.fill(taper(arc(69, 0.15, 0.95), [0.4, 2.8, 3, 0.4]), '#fff3dc', { alpha: 0.5, blur: 0.8 });
        const sheen: Knot[] = [
          [34, -74],
          [58, -56],
          [30, 4],
          [12, -2],
        ];
        p.fill(smooth(sheen), '#ffffff', { alpha: 0.1 });
      });
      p.edge(bubble, color, 2.2, 0.85);
      p.edge(ellipse(0, -9, RADIUS - 1.6, RADIUS * 0.98 - 1.6, 0, 48), '#ffffff', 1, 0.6);
    },
  };
}
