import { type HeadPhoto, MIRRORED_ROWS } from '../photo/head-photo';
import { blur } from '../planes/blur';
import { clamp, createPlane, type Plane, smoothstep } from '../planes/plane';

/** A cut narrower than this, in widths of the face, is none. */
const LEAST_CUT = 0.08;
/** Slopes of the head's sides at the cut that a crown follows. */
const SLOPES = [0.1, 3] as const;
/** Height of what a broad cut has lost, in half its width. */
const LOST = 0.42;
/** Over this share of the face below the cut the outline goes over from what is seen to the crown. */
const JOIN = 0.15;
/** A crown leans at most by this many pixels per row. */
const MOST_LEAN = 0.15;
/** Above the photo its uppermost rows were stretched to this many times their height. */
const STRETCHED_ROWS = 1 / MIRRORED_ROWS;

export type Crowned = {
  readonly person: Plane;
  /** What of it the photo shows. */
  readonly own: Plane;
  /** Width of the head where the photo's upper edge cuts it, in widths of the face; 0 for a whole head. */
  readonly cutShare: number;
};

type Span = { readonly centre: number; readonly half: number };

/** Where the head begins and ends in a row. */
function findSpan(person: Plane, edge: number, row: number, middle: number): Span {
  let [left, right] = [middle, middle];
  while (left > 0 && person[row * edge + left - 1] > 0.5) left--;
  while (right < edge - 1 && person[row * edge + right + 1] > 0.5) right++;
  return { centre: (left + right) / 2, half: (right - left) / 2 };
}

/** A rounded arch over `row`: `height` reaches to the crown, `lean` is its middle's step per row, 2 is an ellipse. */
type Dome = {
  readonly row: number;
  readonly span: Span;
  readonly height: number;
  readonly lean: number;
  readonly power: number;
};

/** Half the width of a dome so far up (0 to 1), in half its width at its foot. */
const archAt = (up: number, power: number): number => Math.max(0, 1 - up ** power) ** (1 / power);

/** Fits a dome to the sides of the head below the cut. */
function fitDome({ edge, face, landmarks }: HeadPhoto, person: Plane, cutRow: number, middle: number): Dome {
  const width = landmarks[454][0] - landmarks[234][0];
  const row = Math.min(Math.round(cutRow + face * JOIN), Math.round((landmarks[105][1] + landmarks[334][1]) / 2));
  const [cut, span] = [cutRow, row].map((y) => findSpan(person, edge, y, middle));
  const slope = clamp((span.half - cut.half) / Math.max(1, row - cutRow), ...SLOPES);
  // A broad cut has lost much of the crown, whatever its sides show.
  const lost = cut.half * LOST * smoothstep(0.55, 1.1, (cut.half * 2) / width);
  const most = Math.max(lost, Math.min(cut.half * 0.5, face * 0.3));
  const height = row - cutRow + clamp(cut.half / (slope * 2), Math.max(face * 0.02, lost), most);
  const powers = [2, 2.2, 2.4, 2.6, 2.8, 3];
  const miss = (power: number) => Math.abs(archAt((row - cutRow) / height, power) - cut.half / span.half);
  return {
    row,
    span,
    height,
    lean: clamp((span.centre - cut.centre) / Math.max(1, row - cutRow), -MOST_LEAN, MOST_LEAN),
    power: powers.reduce((best, power) => (miss(power) < miss(best) ? power : best)),
  };
}

/** Puts a dome on a head that the photo's upper edge cuts: an arch that goes on in the slope of its sides. */
export function completeCrown(photo: HeadPhoto, person: Plane): Crowned {
  const { firstRow, edge, landmarks, face } = photo;
  const cutRow = Math.min(edge - 1, Math.ceil(firstRow) + 2);
  const middle = Math.round((landmarks[234][0] + landmarks[454][0]) / 2);
  const width = landmarks[454][0] - landmarks[234][0];
  const cutShare = firstRow < 1 ? 0 : (findSpan(person, edge, cutRow, middle).half * 2) / width;
  if (cutShare < LEAST_CUT) {
    const below = person.map((value, i) => (i < cutRow * edge ? 0 : value));
    return { person: below, own: below, cutShare: 0 };
  }
  const { row, span, height, lean, power } = fitDome(photo, person, cutRow, middle);
  const near = blur(person, edge, Math.round(face * 0.03));
  const own = createPlane(edge, (x, y, i) => {
    const seen = Math.round(cutRow + Math.max(0, cutRow - y) / STRETCHED_ROWS);
    return y >= cutRow ? person[i] : person[seen * edge + x];
  });
  const completed = createPlane(edge, (x, y, i) => {
    const join = smoothstep(cutRow + face * JOIN, cutRow, y);
    if (y >= row || join === 0) return person[i];
    const up = (row - y) / height;
    if (up >= 1) return person[i] * (1 - join);
    const aside = Math.abs(x - span.centre + lean * (row - y));
    const dome = clamp(span.half * archAt(up, power) - aside + 0.5);
    const within = y < cutRow ? 1 : smoothstep(0.05, 0.3, near[i]);
    return person[i] * (1 - join) + dome * within * join;
  });
  return { person: completed, own, cutShare };
}
