import type { HairShape } from '@/lib/photos';
import { type Knot, smooth, union } from '../../../paint';
import type { Skin } from '../../skin';
import { type HairBrush, lobes } from '../brush';
import { coverScalp } from '../scalp';
import type { HairDrawing } from '../style';
import { capPoint, crownKnots, radiusAt } from './outline';
import { PAST_SKULL, roundHairline } from './scalp';

/** The dense hair begins this far above the hairline; below it the scalp shows through. */
const DENSE_FROM = 5;
/** Radius of the coils along the silhouette, and of their marks. */
const [COIL, MARK] = [2.3, 2.1];
const MARKS = 620;

/** Coils along the silhouette, from ear to ear. */
function rimCoils(h: HairBrush, shape: HairShape): [number, number, number][] {
  const count = Math.round((Math.PI * radiusAt(shape, 0)) / (COIL * 1.7));
  return Array.from({ length: count + 1 }, (_, i) => {
    const [x, y] = h.skull(capPoint(shape, -84 + (168 * i) / count, 0.985));
    return [x + h.random.bell() * 0.5, y + h.random.bell() * 0.5, COIL * (0.75 + h.random() * 0.4)];
  });
}

/** Short coils that lie close to the head: they follow the skull, with a fine grain and a soft hairline. */
export function croppedHair(h: HairBrush, shape: HairShape, skin: Skin): HairDrawing {
  const hairline = roundHairline(shape);
  const cover = h.cap(PAST_SKULL, hairline);
  const raised = hairline.map(([x, y]): Knot => [x * 0.985, y - DENSE_FROM]);
  const outside = crownKnots(shape).filter(([, y]) => y < -6);
  const dense = union(smooth([...outside.map(h.skull), ...raised.map(h.line)], true, 6), lobes(rimCoils(h, shape)));
  const top = radiusAt(shape, 0) + 12;
  return {
    shadow: null,
    coversEars: false,
    fringe: false,
    back: () => h.nape(40, 22),
    front: () => {
      coverScalp(h, skin, cover, { under: 0.72, density: [0.8, 0.92, 0.98], grain: 0.5, stubble: 8, fade: 2.6 });
      h.mass(dense, { depth: 7, softness: 7 });
      h.crownLight(dense, -14, -radiusAt(shape, 0) * 0.66 - 8, 24, 12, 7);
      const all = union(dense, h.cap(outside, hairline));
      h.curlTexture(all, MARKS, [-56, -top, 56, 4], MARK);
    },
  };
}
