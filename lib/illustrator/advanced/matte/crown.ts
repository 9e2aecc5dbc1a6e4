import type { HeadPhoto } from '../photo/head-photo';
import { clamp, type Plane, smoothstep } from '../planes/plane';

/** A cut narrower than this, in widths of the face, is none. */
const LEAST_CUT = 0.08;
/** Slopes of the head's sides at the cut that a crown follows. */
const SLOPES = [0.1, 3] as const;

export type Crowned = {
  readonly person: Plane;
  /** Width of the head where the photo's upper edge cuts it, in widths of the face; 0 for a whole head. */
  readonly cutShare: number;
};

/** Puts a dome on a head that the photo's upper edge cuts; it goes on in the slope of the sides. */
export function completeCrown({ firstRow, edge, landmarks, face }: HeadPhoto, person: Plane): Crowned {
  const row = Math.min(edge - 1, Math.ceil(firstRow) + 2);
  const middle = Math.round((landmarks[234][0] + landmarks[454][0]) / 2);
  const findSpan = (y: number) => {
    let [left, right] = [middle, middle];
    while (left > 0 && person[y * edge + left - 1] > 0.5) left--;
    while (right < edge - 1 && person[y * edge + right + 1] > 0.5) right++;
    return { left, half: (right - left) / 2 };
  };
  const cut = findSpan(row);
  const width = landmarks[454][0] - landmarks[234][0];
  const cutShare = firstRow < 1 ? 0 : (cut.half * 2) / width;
  if (cutShare < LEAST_CUT) return { person: person.map((value, i) => (i < row * edge ? 0 : value)), cutShare: 0 };
  const browY = (landmarks[105][1] + landmarks[334][1]) / 2;
  const lower = Math.min(Math.round(row + face * 0.1), Math.round(browY));
  const slope = clamp((findSpan(lower).half - cut.half) / Math.max(1, lower - row), ...SLOPES);
  // A broad cut has lost much of the crown, whatever its sides show.
  const lost = cut.half * 0.42 * smoothstep(0.55, 1.1, cutShare);
  const most = Math.max(lost, Math.min(cut.half * 0.5, face * 0.3));
  const height = clamp(cut.half / (slope * 2), Math.max(face * 0.02, lost), most);
  const power = clamp(cut.half / (height * slope), 2, 3.5);
  const centre = cut.left + cut.half;
  const isUnder = (x: number, y: number) =>
    smoothstep(1.02, 0.98, Math.abs((x - centre) / cut.half) ** power + (row - y) / height);
  return {
    cutShare,
    person: person.map((value, i) => (i >= row * edge ? value : isUnder(i % edge, Math.floor(i / edge)))),
  };
}
