import { type FaceLineName, type FaceLines, type FacePoint, mapLines } from './face-lines.ts';

/** Lines that a mood does not move. */
const STILL: readonly FaceLineName[] = ['outline', 'noseRidge', 'noseWing', 'upperLid', 'browUpper', 'browLower'];
/** Depth around which a head nods, and the largest nod that is believed (radians). */
const [AXIS, MOST] = [0.35, 0.2];
/** Part of the nod that is taken out: a face that differs in height is not all nod. */
const TRUST = 0.8;

/** A nod of the head moves each point by its depth: it is found against the average face and taken out. */
export function withoutNod(lines: FaceLines, average: FaceLines): FaceLines {
  let [moved, depths] = [0, 0];
  for (const name of STILL)
    lines[name].forEach(([, y], i) => {
      const [, usual, depth] = average[name][i] as FacePoint;
      moved += (depth - AXIS) * (y - usual);
      depths += (depth - AXIS) ** 2;
    });
  const nod = Math.max(-MOST, Math.min(MOST, moved / depths)) * TRUST;
  return mapLines((name) =>
    lines[name].map(([x, y, depth], i): FacePoint => {
      const usual = (average[name][i] as FacePoint)[2];
      return [x, y - nod * (usual - AXIS), depth];
    }),
  );
}
