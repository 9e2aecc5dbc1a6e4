import { AVERAGE, type AverageFace, averageLines, DEVIATIONS, yearsFromMiddle } from './average-face.ts';
import type { FaceLines } from './face-lines.ts';
import { LINE_MEASURE_NAMES, LINE_MEASURES, type LineMeasure } from './measure-lines.ts';
import { withoutNod } from './nod.ts';

/**
 * How far the lines of a front face differ from those of the average child of the age (years), as shares of the
 * largest difference that is drawn; beyond -1 and 1 where they differ more.
 */
export function measureShape(front: FaceLines, age: number, face: AverageFace = AVERAGE): Record<LineMeasure, number> {
  const lines = withoutNod(front, averageLines(age, face));
  const years = yearsFromMiddle(age, face);
  const share = (name: LineMeasure) => {
    const { mean, perYear, spread } = face.measures[name];
    return (LINE_MEASURES[name](lines) - mean - perYear * years) / spread / DEVIATIONS;
  };
  return Object.fromEntries(LINE_MEASURE_NAMES.map((name) => [name, share(name)])) as Record<LineMeasure, number>;
}
