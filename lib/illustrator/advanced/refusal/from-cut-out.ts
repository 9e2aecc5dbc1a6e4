import { FOREHEAD_TOP, LOBES, NOSE_TIP } from '../landmarks';
import type { HeadMatte } from '../matte/head-matte';
import type { HeadPhoto } from '../photo/head-photo';
import { planesToLab } from '../planes/lab';
import { computeMean, type Plane } from '../planes/plane';
import type { RefusalReason } from '../refusal-reasons';
import { type HeadLight, measureLight } from './light';

/** Pixels of the photo for one of the head's square: a face under 180 px is soft when it is painted. */
const LEAST_FINENESS = 0.45;
/** Widths of the face over which the photo's upper edge may cut the head: a crown can be completed, a broad afro not. */
const MOST_CUT = 1.05;
/** Heights of the face that the photo must show above the mesh, or there is no hairline to go on from. */
const LEAST_ABOVE = 0.2;
/**
 * Length of the border over that of a circle of the same area. Of forty children those whose outline is whole have 1.01
 * (cropped hair) to 1.26 (long waves); the one whose hair back light has torn into pieces has 1.38. The threshold is in
 * the middle of that gap; other photos of this kind may move it.
 */
const MOST_TORN = 1.32;
/** |log| of the left cheek's light over the right one's. */
const MOST_ONE_SIDED = 0.55;
/** Hair nearer to the background than this in colour (OKLab) is not told apart with certainty. */
const CLEAR_HAIR = 0.1;
/** The most of its border where hair may be unclear: in a whole head, and in one whose crown goes on from that border. */
const MOST_UNCLEAR = 0.7;
const MOST_UNCLEAR_CUT = 0.4;
/** From this cut on, in widths of the face, the crown is invented. */
const BROAD_CUT = 0.65;

/**
 * How much lighter one half of the face may be, in shares of the skin's lightness: of forty children those in soft light
 * have up to 0.28, those half in shadow, which is then painted as hair or dirt, 0.33 and more, in dim copies 0.31.
 */
const MOST_SIDE_LIGHT = 0.3;
/**
 * Hair is lit beyond its own colour when its lightness has a wide range and much of it has the colour of skin: patches
 * on the forehead or lit from behind. Of forty children good heads have under 0.32 where that share is high, and under
 * 0.11 of it where the range is wide; weak ones have 0.43 and 0.19 of both.
 */
const MOST_HAIR_RANGE = 0.38;
const MOST_HAIR_AS_SKIN = 0.15;

/** What decides whether a cut-out head is good enough. */
export type CutOut = HeadLight & {
  readonly fineness: number;
  readonly cutShare: number;
  readonly above: number;
  readonly torn: number;
  readonly oneSided: number;
  readonly unclearHair: number;
};

/** 1 for a circle; higher for a ragged outline. */
function measureTorn(head: Plane, edge: number): number {
  let [area, border] = [0, 0];
  for (let i = 0; i < edge * (edge - 1); i++) {
    const inside = head[i] > 0.5;
    if (inside) area++;
    if (inside !== head[i + 1] > 0.5) border++;
    if (inside !== head[i + edge] > 0.5) border++;
  }
  return border / (4 * Math.sqrt((area * 4) / Math.PI));
}

/** How much more light one side of the face has than the other. */
function measureOneSided({ edge, landmarks, rgb }: HeadPhoto, { face, hair }: HeadMatte): number {
  const skin = face.map((value, i) => (value > 0.9 && hair[i] < 0.2 ? 1 : 0));
  const middle = landmarks[NOSE_TIP][0];
  const side = (left: boolean) => skin.map((value, i) => (i % edge < middle === left ? value : 0));
  return Math.abs(Math.log(computeMean(rgb[1], side(true)) / Math.max(1e-3, computeMean(rgb[1], side(false)))));
}

/** Share of the border of the hair above the ears at which hair and background have nearly the same colour. */
function measureUnclearHair({ edge, landmarks }: HeadPhoto, { head, hair, local }: HeadMatte): number {
  const last = Math.round(Math.min(landmarks[LOBES[0]][1], landmarks[LOBES[1]][1])) * edge;
  const border: number[] = [];
  for (let i = edge; i < last; i++) {
    const isBorder = head[i] > 0.5 && (head[i + 1] <= 0.5 || head[i - 1] <= 0.5 || head[i - edge] <= 0.5);
    if (isBorder && hair[i] > 0.3 && local.back[1][i] > 0.004) border.push(i);
  }
  const pixels = Uint32Array.from(border);
  const [front, back] = [planesToLab(local.front, pixels), planesToLab(local.back, pixels)];
  const isUnclear = (i: number) =>
    Math.hypot(front[0][i] - back[0][i], front[1][i] - back[1][i], front[2][i] - back[2][i]) < CLEAR_HAIR;
  return border.filter(isUnclear).length / Math.max(1, border.length);
}

/** Measures a cut-out head at half size. */
export function measureCutOut(half: HeadPhoto, matte: HeadMatte): CutOut {
  return {
    fineness: half.fineness,
    cutShare: matte.cutShare,
    above: (half.landmarks[FOREHEAD_TOP][1] - half.firstRow) / half.face,
    torn: measureTorn(matte.head, half.edge),
    oneSided: measureOneSided(half, matte),
    unclearHair: measureUnclearHair(half, matte),
    ...measureLight(half, matte),
  };
}

/** Refusal because of the cut-out. A bald head has no hair that could be lit: it is painted as skin. */
export function refuseCutOut(measured: CutOut, isBald: boolean): RefusalReason | null {
  const { fineness, cutShare, above, torn, oneSided, unclearHair } = measured;
  if (fineness < LEAST_FINENESS) return 'small';
  if (cutShare > MOST_CUT || above < LEAST_ABOVE) return 'cutOff';
  if (cutShare > BROAD_CUT && unclearHair > MOST_UNCLEAR_CUT) return 'cutOff';
  if (oneSided > MOST_ONE_SIDED || measured.sideLight > MOST_SIDE_LIGHT) return 'harshLight';
  if (!isBald && measured.hairRange > MOST_HAIR_RANGE && measured.hairAsSkin > MOST_HAIR_AS_SKIN) return 'litHair';
  return torn > MOST_TORN || unclearHair > MOST_UNCLEAR ? 'unclear' : null;
}
