import { type HeadPhoto, MIRRORED_ROWS } from '../photo/head-photo';
import { blur } from '../planes/blur';
import { clamp, createPlane, type Plane, smoothstep } from '../planes/plane';

/** A cut narrower than this, in widths of the face, is none. */
const LEAST_CUT = 0.08;
/** Height of a crown above the row where the head is widest, in half its width there: babies to children with full hair. */
const CROWN_HEIGHTS = [0.86, 1.14] as const;
/** Over this share of the face below the cut the outline goes over from what is seen to the crown. */
const JOIN = 0.3;
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

/** Half an ellipse over the widest row: `height` reaches to the crown, `lean` is its middle's step per row. */
type Dome = { readonly row: number; readonly span: Span; readonly height: number; readonly lean: number };

/** Fits a dome to the sides of the head between the cut and the ears. */
function fitDome({ edge, face, landmarks }: HeadPhoto, person: Plane, cutRow: number, middle: number): Dome {
  const last = Math.max(cutRow + 2, Math.round(landmarks[127][1] - face * 0.06));
  const cut = findSpan(person, edge, cutRow, middle);
  let [row, span] = [cutRow, cut];
  for (let y = cutRow; y <= last; y++) {
    const here = findSpan(person, edge, y, middle);
    if (here.half > span.half) [row, span] = [y, here];
  }
  row = Math.max(row, Math.min(last, cutRow + Math.round(face * 0.12)));
  const share = Math.min(0.999, cut.half / span.half);
  const seen = (row - cutRow) / Math.sqrt(1 - share * share);
  const [low, high] = CROWN_HEIGHTS.map((height) => height * span.half);
  return {
    row,
    span,
    // Of a narrow cut little is missing.
    height: Math.max((row - cutRow) * 1.04, clamp(seen, low * smoothstep(0.2, 0.75, share), high)),
    lean: clamp((span.centre - cut.centre) / Math.max(1, row - cutRow), -MOST_LEAN, MOST_LEAN),
  };
}

/** Puts a dome on a head that the photo's upper edge cuts: half an ellipse that goes on in the slope of its sides. */
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
  const { row, span, height, lean } = fitDome(photo, person, cutRow, middle);
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
    const dome = clamp(span.half * Math.sqrt(1 - up * up) - aside + 0.5);
    const within = y < cutRow ? 1 : smoothstep(0.05, 0.3, near[i]);
    return person[i] * (1 - join) + dome * within * join;
  });
  return { person: completed, own, cutShare };
}
