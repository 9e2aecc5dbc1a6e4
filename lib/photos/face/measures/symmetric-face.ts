type Point = readonly [number, number];

/** The right half of the face's outline in MediaPipe's canonical mesh, from the forehead to the chin, and its twin. */
const OUTLINE = [10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152];
const OUTLINE_TWIN = [10, 109, 67, 103, 54, 21, 162, 127, 234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152];
const [EYE_LEFT, EYE_RIGHT, TOP, CHIN] = [33, 263, 10, 152];

/** Points on the right of the picture that are measured, each with its twin on the left. */
const TWINS: ReadonlyMap<number, number> = new Map([
  ...OUTLINE.map((right, i): [number, number] => [right, OUTLINE_TWIN[i] as number]),
  // Corners of the eye, then three places along the upper and the lower lid.
  [263, 33],
  [362, 133],
  [385, 158],
  [386, 159],
  [387, 160],
  [380, 153],
  [374, 145],
  [373, 144],
  // Brow: upper edge from the nose outwards, then the middle of its lower edge.
  [336, 107],
  [296, 66],
  [334, 105],
  [293, 63],
  [300, 70],
  [282, 52],
  // Wing of the nose, corner of the mouth.
  [294, 64],
  [291, 61],
]);

/** A face without size, place, lean or small turn: x from the middle line outwards, y downwards. */
export type SymmetricFace = {
  /** A point of the right half, or of the middle line (x is 0), by its number in the mesh. */
  readonly at: (index: number) => Point;
};

/** Lean of the face in radians: of the line through the eyes and of the middle line together. */
function findLean(point: (index: number) => Point): number {
  const [left, right, top, chin] = [EYE_LEFT, EYE_RIGHT, TOP, CHIN].map(point) as [Point, Point, Point, Point];
  const eyes = Math.atan2(right[1] - left[1], right[0] - left[0]);
  const middle = Math.atan2(top[0] - chin[0], chin[1] - top[1]);
  return eyes + Math.atan2(Math.sin(middle - eyes), Math.cos(middle - eyes)) / 2;
}

/** Square root of the outline's area (shoelace formula), the unit of length of all measures. */
function computeUnit(outline: readonly Point[]): number {
  const area = outline.reduce((sum, [x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length] as Point;
    return sum + (x * v - u * y) / 2;
  }, 0);
  return Math.sqrt(Math.max(1, Math.abs(area)));
}

/**
 * Levels the face, scales it to an outline of area 1, and averages both halves, which cancels small turns of the head.
 * @param landmarks 478 mesh points in pixels
 */
export function createSymmetricFace(landmarks: readonly (readonly [number, number, ...number[]])[]): SymmetricFace {
  const point = (index: number): Point => [landmarks[index]?.[0] ?? 0, landmarks[index]?.[1] ?? 0];
  const lean = findLean(point);
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const unit = computeUnit([...OUTLINE, ...[...OUTLINE_TWIN].reverse().slice(1, -1)].map(point));
  const level = (index: number): Point => {
    const [x, y] = point(index);
    return [(x * c + y * s) / unit, (y * c - x * s) / unit];
  };
  return {
    at: (index) => {
      const twin = TWINS.get(index) ?? index;
      const [right, left] = [level(index), level(twin)];
      return [twin === index ? 0 : (right[0] - left[0]) / 2, (right[1] + left[1]) / 2];
    },
  };
}
