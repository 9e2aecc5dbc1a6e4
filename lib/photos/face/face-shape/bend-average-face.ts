import { AVERAGE, averageLines, DEVIATIONS, type FacePart, PART_OF_LINE, PARTS } from './average-face.ts';
import type { FaceShape } from './average-shape.ts';
import { type FaceLineName, type FaceLines, type FacePoint, mapLines } from './face-lines.ts';

/** Strength of a child's differences, by part of the face; 1 draws them as they are. */
export type Exaggeration = Readonly<Record<FacePart, number>>;

export const FAITHFUL: Exaggeration = { outline: 1, eyes: 1, brows: 1, nose: 1, mouth: 1 };

/** `strength` in differences: 1 for a difference of the shape as it is. */
function bendLine(name: FaceLineName, line: readonly FacePoint[], shape: FaceShape, strength: number) {
  const moves = PARTS[PART_OF_LINE[name]].moved.map((measure) => {
    const by = shape[measure] * DEVIATIONS * strength;
    return { by, flat: AVERAGE.moves[name][measure] ?? [] };
  });
  return line.map(([x, y, depth], i): FacePoint => {
    const moved = (axis: 0 | 1) => moves.reduce((sum, { by, flat }) => sum + by * (flat[i * 2 + axis] ?? 0), 0);
    return [x + moved(0), y + moved(1), depth];
  });
}

/**
 * The lines of a child's face, looking straight ahead: those of the average child of the age (years), bent by the
 * child's differences.
 */
export function bendAverageFace(shape: FaceShape, age: number, exaggeration: Exaggeration = FAITHFUL): FaceLines {
  const average = averageLines(age);
  return mapLines((name) => bendLine(name, average[name], shape, exaggeration[PART_OF_LINE[name]]));
}
