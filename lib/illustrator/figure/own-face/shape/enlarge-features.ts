import type { FaceLines } from '@/lib/photos';
import { clamp, mixNumber } from '../../../paint';
import { youthOf } from './age-style';
import { boxOf, changeNose, changePart, noseBaseOf, type PartBox, scaled } from './lines';

/**
 * Enlargement of the eyes: small and usual ones are drawn largest, wide ones are large already, and the narrow eye of a
 * smile or of a single fold stays narrow.
 */
const EYES = { usual: 1.11, wide: 0.97, narrow: 1.02 } as const;
/** Widths (head units) between which an eye passes from usual to wide, and heights against the width from narrow to open. */
const EYE_WIDTHS = [19.5, 22.5] as const;
const EYE_RATIOS = [0.3, 0.46] as const;
/** Eyes lie lower than in the photo, a baby's most, and larger ones further apart, as a share of what their width gains. */
const EYES_DOWN = { usual: 1.5, baby: 1.3 } as const;
const APART = 0.28;
const BROWS = { size: 1.1, apart: 0.8 } as const;
/** A small child's nose is short and small, a school child's larger; between these ages it grows. */
const NOSE = { child: 1, school: 1.12, ages: [5, 7], down: 0.75 } as const;
/** Noses at least nearly as wide as the average one are drawn wider: shares of its width, and how much wider. */
const WIDE_NOSE = { from: 0.93, whole: 1.04, wider: 1.14 } as const;
/**
 * A child's mouth is as wide as in its photo: the exaggeration of its other differences would make a purse of a small one
 * and a slot of a smile, so a part of its width is taken back. It lies low, over a short chin; a baby's lowest.
 */
const MOUTH = { size: 1.11, tall: 1.07, own: -0.12, least: 0.95, most: 1.06, down: 2.4, baby: 0.5 } as const;

/** Where a value lies between two bounds, 0 to 1. */
const shareOf = (value: number, [from, to]: readonly [number, number]): number =>
  clamp((value - from) / (to - from), 0, 1);

function eyeSize({ width, height }: PartBox, single: boolean): number {
  const open = single ? 0 : shareOf(height / width, EYE_RATIOS);
  return mixNumber(EYES.narrow, mixNumber(EYES.usual, EYES.wide, shareOf(width, EYE_WIDTHS)), open);
}

function enlargeEyes(lines: FaceLines, age: number, single: boolean): FaceLines {
  const eye = boxOf(lines, 'lids');
  const size = eyeSize(eye, single);
  const to = { x: eye.x + eye.width * (size - 1) * APART, y: eye.y + EYES_DOWN.usual + EYES_DOWN.baby * youthOf(age) };
  return changePart(lines, 'eye', scaled(eye, to, size, size));
}

function enlargeBrows(lines: FaceLines): FaceLines {
  const brow = boxOf(lines, 'brow');
  return changePart(lines, 'brow', scaled(brow, { x: brow.x + BROWS.apart, y: brow.y }, BROWS.size, BROWS.size));
}

function enlargeNose(lines: FaceLines, usual: FaceLines, age: number): FaceLines {
  const [nose, average] = [boxOf(lines, 'nose'), boxOf(usual, 'nose')];
  const size = mixNumber(NOSE.child, NOSE.school, shareOf(age, NOSE.ages));
  const wide = shareOf(nose.width / average.width, [WIDE_NOSE.from, WIDE_NOSE.whole]);
  const [, y] = noseBaseOf(lines);
  const to = { x: 0, y: y + NOSE.down + (size - 1) * nose.height * 0.3 };
  return changeNose(lines, scaled({ x: 0, y }, to, size * mixNumber(1, WIDE_NOSE.wider, wide), size));
}

function enlargeMouth(lines: FaceLines, usual: FaceLines, age: number): FaceLines {
  const [mouth, average] = [boxOf(lines, 'mouth'), boxOf(usual, 'mouth')];
  const own = clamp((mouth.width / average.width) ** MOUTH.own, MOUTH.least, MOUTH.most);
  const to = { x: 0, y: mouth.y + MOUTH.down + MOUTH.baby * youthOf(age) };
  return changePart(lines, 'mouth', scaled({ x: 0, y: mouth.y }, to, MOUTH.size * own, MOUTH.tall));
}

/**
 * A face with features as large as a picture book has them.
 * @param usual the average child's face, bent for the same age
 * @param single whether the upper lid is smooth, without a fold
 */
export const enlargeFeatures = (lines: FaceLines, usual: FaceLines, age: number, single: boolean): FaceLines =>
  enlargeMouth(enlargeNose(enlargeBrows(enlargeEyes(lines, age, single)), usual, age), usual, age);
