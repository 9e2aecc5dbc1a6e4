import type { FaceReading } from '../../model.ts';
import { type Lab, medianLab, squaredDistance } from '../oklab.ts';
import type { HairFeatures } from './hair-features.ts';
import type { Cell, HeadGrid } from './head-grid.ts';
import { HEADWEAR } from './thresholds.ts';

type HeadwearReading = FaceReading['headwear'] & { readonly color: Lab };

/** No hair has this colour. */
export function isCloth([, a, b]: Lab): boolean {
  const [chroma, hue] = [Math.hypot(a, b), Math.atan2(b, a)];
  const [from, to] = HEADWEAR.hairHues;
  return chroma > HEADWEAR.vividChroma || (chroma > HEADWEAR.clothChroma && (hue < from || hue > to));
}

const isAbove = ({ person, inFace, ring, u, v }: Cell) =>
  person > 0.6 && !inFace && ring < 1.75 && v > 0.4 && Math.abs(u) < 0.6;
const isUnderChin = ({ person, inFace, u, v }: Cell) =>
  person > 0.6 && !inFace && Math.abs(u) < 0.3 && v < -0.4 && v > -0.8;

/** Detects cloth where hair should be: by its colour, or by the same colour all around the face and no visible neck. */
export function readHeadwear({ cells }: HeadGrid, skin: Lab, hair: HairFeatures): HeadwearReading {
  const present = cells.filter((cell) => cell !== null);
  const above = present.filter(isAbove);
  const cloth = above.filter(({ color }) => isCloth(color));
  const share = cloth.length / Math.max(1, above.length);
  const top = medianLab((share > HEADWEAR.hatShare ? cloth : above).map(({ color }) => color));
  const under = present.filter(isUnderChin);
  const same = under.filter(({ color }) => squaredDistance(color, top, 0.4) < HEADWEAR.alike ** 2).length;
  const neck = under.filter(({ color }) => squaredDistance(color, skin, 0.3) < HEADWEAR.alike ** 2).length;
  const wrapped = under.length > 40 && same / under.length > HEADWEAR.underChin && neck < same / 3;
  const unlikeSkin = squaredDistance(top, skin, 0.5) > 0.01;
  if (share > HEADWEAR.hatShare)
    return { value: wrapped ? 'scarf' : 'hat', color: top, confidence: wrapped ? 0.7 : 0.5 };
  // A dark scarf and long dark hair over a dark shirt look alike: low confidence.
  const covers = hair.earLess > HEADWEAR.coversEars && hair.foreheadLow < HEADWEAR.noFringe;
  if (wrapped && unlikeSkin && covers) return { value: 'scarf', color: top, confidence: 0.3 };
  if (share > HEADWEAR.capShare)
    return { value: 'band', color: medianLab(cloth.map(({ color }) => color)), confidence: 0.45 };
  return { value: 'none', color: [0.5, 0, -0.1], confidence: Math.min(0.8, 0.5 + (HEADWEAR.capShare - share) * 3) };
}
