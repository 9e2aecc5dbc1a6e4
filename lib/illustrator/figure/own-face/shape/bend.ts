import type { FaceLines, FacePoint } from '@/lib/photos';
import { clamp } from '../../../paint';
import { type AgeStyle, youthOf } from './age-style';
import { boxOf, changeAll, changeNose, changePart, chinOf, earEdgeOf, firstOf, lastOf, scaled } from './lines';

/** Height of the chin, and head units of one unit of the face across. */
export const CHIN = 52;
const ACROSS = 91.5;
const DEPTH = 0.9;
/** Share of a face's own ratio of height to width that is drawn: tall faces and open mouths are not made taller still. */
const OWN_RATIO = 0.65;
/**
 * Rounder eyes than the second (height against width, as drawn) are drawn a little less round, or they stare; narrower
 * ones than the first a little less narrow, or they close.
 */
const ROUNDNESS = [0.3, 0.49] as const;
const OWN_ROUNDNESS = 0.6;
/** Brows make room for larger eyes; a slope that would look angry is taken off by this share. */
const BROW_LIFT = 2.4;
const CALM_BROW = 0.5;
/** Lips parted by more than this (head units) are full enough. */
const PARTED = 3;
/** How much fuller lips are drawn; of what both are thicker together than this (head units), only a share is drawn. */
const FULLER = { parted: 1.08, closed: 1.12 } as const;
const FULL = { from: 10.4, keeps: 0.46 } as const;

const bump = (y: number, at: number, width: number): number => Math.exp(-(((y - at) / width) ** 2));

const ratioOf = (lines: FaceLines): number => {
  const [, top] = lastOf(lines.outline);
  return (chinOf(lines)[1] - top) / (2 * earEdgeOf(lines)[0]);
};

/** The lines in head units, with fuller cheeks than a photo's. */
function toHeadUnits(lines: FaceLines, average: FaceLines, style: AgeStyle, age: number): FaceLines {
  const usual = ratioOf(average) * (1.02 - 0.045 * clamp((5 - age) / 4, 0, 1));
  const ratio = ratioOf(lines);
  const squeeze = (usual + OWN_RATIO * (ratio - usual)) / ratio;
  const chin = chinOf(lines)[1] * squeeze;
  const earDepth = earEdgeOf(average)[2];
  // The reading gives the iris of the left eye: the face has its right half.
  const right = { ...lines, iris: lines.iris.map(([x, y, depth]): FacePoint => [Math.abs(x), y, depth]) };
  return changeAll(right, ([x, y, depth]): FacePoint => {
    const low = (y * squeeze) / chin;
    const wide = style.wide + style.cheeks * bump(low, 0.38, 0.36);
    return [x * ACROSS * wide, CHIN + (y * squeeze - chin) * style.down, (depth - earDepth) * ACROSS * DEPTH];
  });
}

function enlargeEyes(lines: FaceLines, { eyeAcross, eyeDown }: AgeStyle): FaceLines {
  const eye = boxOf(lines, 'lids');
  const roundness = (eye.height * eyeDown) / (eye.width * eyeAcross);
  const kept = clamp(roundness, ...ROUNDNESS);
  const calm = (kept + (roundness - kept) * OWN_ROUNDNESS) / roundness;
  return changePart(lines, 'eye', scaled(eye, { x: eye.x * 1.01, y: eye.y }, eyeAcross, eyeDown * calm));
}

function liftBrows(lines: FaceLines): FaceLines {
  const [inner, outer] = [firstOf(lines.browUpper), lastOf(lines.browUpper)];
  const calm = Math.max(0, inner[1] - outer[1] + 0.6) * CALM_BROW;
  return changePart(lines, 'brow', ([x, y, depth]) => {
    const u = clamp((x - inner[0]) / (outer[0] - inner[0]), 0, 1);
    return [x, y - BROW_LIFT - calm * (1 - u), depth];
  });
}

function shrinkNose(lines: FaceLines, { noseAcross, noseDown }: AgeStyle, age: number): FaceLines {
  const { y } = boxOf(lines, 'nose');
  const rise = 1 + 0.6 * youthOf(age);
  const small = scaled({ x: 0, y }, { x: 0, y: y - rise }, noseAcross, noseDown);
  return changeNose(lines, small);
}

/** Corners of the mouth hang no more than this against half its width; of more only a share is drawn. */
const HANGING = { most: 0.08, keeps: 0.3 } as const;
/** Only the ends of the lips hang: the middle half stays straight. */
const ENDS = 4;

/** Corners that hang far would draw the mouth as a roof. */
function liftCorners(lines: FaceLines): FaceLines {
  const [half, corner] = lastOf(lines.upperLipOuter);
  const hangs = corner - (firstOf(lines.upperLipInner)[1] + firstOf(lines.lowerLipInner)[1]) / 2;
  if (hangs <= 0) return lines;
  const drawn = Math.min(hangs, HANGING.most * half) + HANGING.keeps * Math.max(0, hangs - HANGING.most * half);
  return changePart(lines, 'mouth', ([x, y, depth]) => {
    const u = Math.min(1, x / half);
    return [x, y - hangs * u ** 2 + drawn * u ** ENDS, depth];
  });
}

function fillLips(lines: FaceLines): FaceLines {
  const { y } = boxOf(lines, 'mouth');
  const gap = firstOf(lines.lowerLipInner)[1] - firstOf(lines.upperLipInner)[1];
  const thick = firstOf(lines.lowerLipOuter)[1] - firstOf(lines.upperLipOuter)[1] - gap;
  const fuller = gap > PARTED ? FULLER.parted : FULLER.closed;
  const drawn = Math.min(thick * fuller, FULL.from + (thick * fuller - FULL.from) * FULL.keeps);
  return changePart(lines, 'mouth', scaled({ x: 0, y }, { x: 0, y: y - 0.4 }, 0.95, drawn / Math.max(1, thick)));
}

/**
 * A measured face as a child's face is drawn: head units, chin at 52, eyes and cheeks larger, nose smaller, lips fuller.
 * @param average the average child's face, for its ratio of height to width and its depth
 */
export function bendFace(lines: FaceLines, average: FaceLines, style: AgeStyle, age: number): FaceLines {
  const inUnits = toHeadUnits(lines, average, style, age);
  return liftCorners(fillLips(shrinkNose(liftBrows(enlargeEyes(inUnits, style)), style, age)));
}
