import type { FaceLines } from '@/lib/photos';
import { clamp, type Knot, mixNumber, type Polygon, smooth } from '../../paint';
import { raiseSkull } from '../head/skull';
import type { HeadView } from '../head/view';
import { toFrame } from './frame';

/** Right half of the usual skull above the face, from the temple to beside the crown. */
const SKULL: readonly Knot[] = [
  [49.4, -10],
  [48.6, -20],
  [44.4, -31.6],
  [36, -41.2],
  [24.6, -47.8],
  [12.4, -51.6],
];
const CROWN = -52.9;
/** The outline belongs to the face below this point of it; above, the skull is the usual one. */
const TEMPLE = 12;
/** Share of the temples' own width that the skull above them keeps. */
const OWN_SKULL = 0.5;

/**
 * How far the edge moves at a height when the head turns, for a turn of 1: of the whole contour, and further inwards on
 * the far and on the near side.
 */
const TURNED: readonly { readonly y: number; readonly far: number; readonly near: number; readonly dent: number }[] = [
  { y: -52, far: -4, near: -4, dent: 0 },
  { y: -30, far: -4, near: -6, dent: 0 },
  { y: -12, far: -3.2, near: -4.7, dent: 4 },
  { y: 2, far: -1.2, near: -1.2, dent: 7 },
  { y: 15, far: 6, near: 1, dent: 2.4 },
  { y: 29, far: 7, near: 4.2, dent: 5 },
  { y: 42, far: 8, near: 6.4, dent: 9 },
  { y: 49, far: 9, near: 8.6, dent: 5 },
  { y: 52, far: 9.5, near: 9.5, dent: 0 },
];

/** The far cheek of a turned head stands out no further than this. */
const FARTHEST = 54;

/** Linear between the heights of the list. */
function turnAt(y: number): (typeof TURNED)[number] {
  const next = TURNED.findIndex((row) => row.y >= y);
  const [a, b] = [TURNED[Math.max(0, next - 1)], TURNED[next < 0 ? TURNED.length - 1 : next]];
  if (!a || !b || a === b) return a ?? { y, far: 0, near: 0, dent: 0 };
  const t = clamp((y - a.y) / (b.y - a.y), 0, 1);
  return {
    y,
    far: mixNumber(a.far, b.far, t),
    near: mixNumber(a.near, b.near, t),
    dent: mixNumber(a.dent, b.dent, t),
  };
}

/** Between these heights a falling jaw takes the edge of the face along. */
const JAW = { from: 16, whole: 46 } as const;

/** The same edge with its jaw fallen by that much. */
const fallen = (half: readonly Knot[], jaw: number): readonly Knot[] =>
  half.map(([x, y]): Knot => [x, y + jaw * clamp((y - JAW.from) / (JAW.whole - JAW.from), 0, 1)]);

/** Right half of the contour in the frame, from the chin to beside the crown, before the head turns. */
function halfContour(lines: FaceLines, skull: number): readonly Knot[] {
  const face = lines.outline.slice(1, TEMPLE).map(([x, y]): Knot => [x, toFrame(y)]);
  const temple = face[face.length - 1] ?? [49.5, -4];
  const own = 1 + (temple[0] / 49.5 - 1) * OWN_SKULL;
  const above = SKULL.filter(([, y]) => y < temple[1] - 3).map(([x, y]): Knot => [x * own, y]);
  return [...face, ...raiseSkull(above, skull)];
}

/**
 * Contour of a child's own head in the frame of hair and hats: its chin, jaw and cheeks, and the usual skull above.
 * @param skull height of the skull above the brows against the usual one
 * @param jaw how far a wide mouth lowers the chin, head units
 */
export function ownContour(lines: FaceLines, skull: number, { turn: s, pitch }: HeadView, jaw = 0): Polygon {
  const nod = clamp(pitch, -0.7, 0.7);
  const a = Math.abs(s);
  const half = fallen(halfContour(lines, skull), jaw);
  const side = (g: -1 | 1) =>
    half.map(([x, y]): Knot => {
      const { far, near, dent } = turnAt(y);
      const isFar = g * s > 0;
      // A nod forward narrows the jaw and swells the brow; a head thrown back shows a broad jaw and little brow.
      const jaw = clamp((y - 15) / 20, 0, 1) * nod * (nod > 0 ? 5 : 2.5);
      const brow = clamp((-y - 8) / 20, 0, 1) * nod * 2.5;
      const low = clamp((y - 30) / 22, 0, 1) * nod * (nod > 0 ? 7 : 2);
      const inwards = isFar ? dent * a : (y > 10 ? 1.5 : 0) * a;
      const edge = x - inwards - jaw + brow;
      const across = isFar ? g * Math.min(edge + far * a, Math.max(edge, FARTHEST)) : g * edge + near * s;
      return [across, y + low + pitch * 2];
    });
  const [crown] = raiseSkull([[0, CROWN]], skull);
  const top: Knot = [-4 * s, (crown?.[1] ?? CROWN) + pitch * 2];
  const chin: Knot = [9.5 * s, toFrame(lines.outline[0]?.[1] ?? 52) + jaw + nod * (nod > 0 ? 7 : 2) + pitch * 2];
  return smooth([chin, ...side(1), top, ...side(-1).reverse()], true, 4);
}
