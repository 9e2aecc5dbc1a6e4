import { ellipse, type Vec } from '../../../paint';
import { type Clump, type HairBrush, lobes } from '../brush';

/** A round puff of coily hair. */
export function drawPuff(h: HairBrush, [x, y]: Vec, radius: number): void {
  const k = radius / 27;
  const rim = Array.from({ length: 15 }, (_, i): Clump => {
    const a = (i / 15) * Math.PI * 2 + h.random() * 0.2;
    const r = (19.5 + h.random.bell() * 1.6) * k;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.96, (6.6 + h.random() * 2.4) * k];
  });
  const shape = [ellipse(x, y, 21 * k, 20 * k), ...lobes(rim)];
  h.mass(shape, { depth: 9 * k, softness: 6 * k });
  h.curlTexture(shape, Math.round(70 * k), [x - radius, y - radius, x + radius, y + radius], 3.8, [x, y]);
}
