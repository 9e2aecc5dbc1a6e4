import type { FaceFrame } from '../frame.ts';
import { getPersonAt, type PersonMatte } from '../matte/person.ts';
import { scanLids } from '../measures/lid-fold.ts';
import { type Lab, median, medianLab, rgbToLab } from '../oklab.ts';
import { isInside, type Picture, type Point, pixelAt } from '../picture.ts';

/** What pixels add to the points of a face. */
export type FaceDetails = {
  /** Depth of the shadow in the crease of the upper lids (OKLab lightness). */
  readonly lidShadow: number;
  /** Share of the opening between the lips that shows teeth, 0 to 1; 0 for closed lips. */
  readonly teeth: number;
  /** How far the ears stand out beside the face, in face widths; null where hair covers them. */
  readonly ears: number | null;
};

const CHEEKS = [50, 280, 205, 425, 101, 330];
const INNER_LIPS = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95];
/** Lips closer than this (face widths) are closed. */
const CLOSED = 0.018;
const LIPS = [37, 267, 84, 314, 17, 0];
/** Teeth are lighter than this share of the skin, and less red than this share of the lips. */
const TEETH = { light: 0.62, red: 0.55 } as const;

/** The median colour at some points of the mesh. */
const labOf = (picture: Picture, { point }: FaceFrame, indices: readonly number[]): Lab =>
  medianLab(indices.map((index) => rgbToLab(pixelAt(picture, ...point(index)) ?? [0, 0, 0])));

/** The teeth in an open mouth: light and hardly red. */
function readTeeth(picture: Picture, frame: FaceFrame, skin: Lab): number {
  const { point, widthPx } = frame;
  const lips = labOf(picture, frame, LIPS);
  const opening = INNER_LIPS.map(point);
  const [upper, lower] = [point(13), point(14)];
  if (Math.hypot(lower[0] - upper[0], lower[1] - upper[1]) < CLOSED * widthPx) return 0;
  const [xs, ys] = [opening.map(([x]) => x), opening.map(([, y]) => y)];
  let [inside, light] = [0, 0];
  const step = Math.max(0.5, widthPx / 240);
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += step)
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += step) {
      const pixel = isInside(opening, x, y) ? pixelAt(picture, x, y) : null;
      if (!pixel) continue;
      inside++;
      const [lightness, a] = rgbToLab(pixel);
      if (lightness > skin[0] * TEETH.light && a < Math.max(skin[1], lips[1]) * TEETH.red) light++;
    }
  return inside < 8 ? 0 : light / inside;
}

/** Rows between eye and base of the nose, and steps outwards from the edge of the face, in face heights and widths. */
const EAR = { rows: [-0.02, 0.02, 0.06, 0.1], farthest: 0.2, step: 0.008, unlike: 0.09, fewest: 2 } as const;

/** How far skin goes on beside the face at the height of the ears, in face widths. */
function readEars(picture: Picture, frame: FaceFrame, person: PersonMatte, skin: Lab): number | null {
  const sides = [234, 454].map((index, side) => {
    const [x, y] = frame.point(index);
    const out = side === 0 ? -1 : 1;
    const reaches = EAR.rows.map((row) => {
      let reach = 0;
      let misses = 0;
      for (let far = EAR.step; far < EAR.farthest && misses < 3; far += EAR.step) {
        const across = out * far * frame.widthPx;
        const down = -row * frame.heightPx;
        const at: Point = [
          x + frame.right[0] * across + frame.up[0] * down,
          y + frame.right[1] * across + frame.up[1] * down,
        ];
        const pixel = getPersonAt(person, ...at) > 0.5 ? pixelAt(picture, ...at) : null;
        const [lightness, a, b] = pixel ? rgbToLab(pixel) : [0, 0, 0];
        const isSkin =
          pixel !== null && Math.hypot(a - skin[1], b - skin[2]) < EAR.unlike * 0.5 && lightness > skin[0] * 0.6;
        if (isSkin) [reach, misses] = [far, 0];
        else misses++;
      }
      return reach;
    });
    const seen = reaches.filter((reach) => reach > EAR.step * 3);
    return seen.length < EAR.fewest ? null : median(seen);
  });
  const seen = sides.filter((side) => side !== null);
  return seen.length === 0 ? null : Math.max(...seen);
}

export function readFaceDetails(picture: Picture, frame: FaceFrame, person: PersonMatte): FaceDetails {
  const skin = labOf(picture, frame, CHEEKS);
  return {
    lidShadow: scanLids(picture, frame),
    teeth: readTeeth(picture, frame, skin),
    ears: readEars(picture, frame, person, skin),
  };
}
