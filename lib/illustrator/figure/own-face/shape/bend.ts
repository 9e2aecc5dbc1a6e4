import type { FaceLines, FacePoint } from '@/lib/photos';
import { clamp } from '../../../paint';
import { type AgeStyle, youthOf } from './age-style';
import { boxOf, changeAll, changePart, chinOf, earEdgeOf, firstOf, lastOf, scaled } from './lines';

/** Height of the chin, and head units of one unit of the face across. */
export const CHIN = 52;
const ACROSS = 91.5;
const DEPTH = 0.9;
/** Share of a face's own ratio of height to width that is drawn: tall faces and open mouths are not made taller still. */
const OWN_RATIO = 0.55;
/** Rounder eyes than this (height against width, as drawn) are drawn a little less round, or they stare. */
const STARING = 0.56;
const OWN_ROUNDNESS = 0.45;
/** Brows make room for larger eyes; a slope that would look angry is taken off by this share. */
const BROW_LIFT = 2.4;
const CALM_BROW = 0.85;
/** The ridge between the eyes stays in its place; from this point on the nose is drawn smaller. */
const NOSE_FROM = 3;

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
  return changeAll(lines, ([x, y, depth]): FacePoint => {
    const low = (y * squeeze) / chin;
    const wide = 0.98 + style.cheeks * bump(low, 0.5, 0.4) + style.jaw * bump(low, 0.8, 0.22);
    return [x * ACROSS * wide, CHIN + (y * squeeze - chin) * style.down, (depth - earDepth) * ACROSS * DEPTH];
  });
}

function enlargeEyes(lines: FaceLines, { eyeAcross, eyeDown }: AgeStyle): FaceLines {
  const eye = boxOf(lines, 'lids');
  const roundness = (eye.height * eyeDown) / (eye.width * eyeAcross);
  const calm = roundness > STARING ? (STARING + (roundness - STARING) * OWN_ROUNDNESS) / roundness : 1;
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
  return changePart(lines, 'nose', (point, i, name) => (name === 'noseRidge' && i < NOSE_FROM ? point : small(point)));
}

function fillLips(lines: FaceLines, { lipsAcross, lipsDown }: AgeStyle): FaceLines {
  const { y } = boxOf(lines, 'mouth');
  return changePart(lines, 'mouth', scaled({ x: 0, y }, { x: 0, y: y - 0.4 }, lipsAcross, lipsDown));
}

/**
 * A measured face as a child's face is drawn: head units, chin at 52, eyes and cheeks larger, nose smaller, lips fuller.
 * @param average the average child's face, for its ratio of height to width and its depth
 */
export function bendFace(lines: FaceLines, average: FaceLines, style: AgeStyle, age: number): FaceLines {
  const inUnits = toHeadUnits(lines, average, style, age);
  return fillLips(shrinkNose(liftBrows(enlargeEyes(inUnits, style)), style, age), style);
}
