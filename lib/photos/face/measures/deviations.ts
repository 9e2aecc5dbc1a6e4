import averageChild from './data/average-child.json';
import { type FaceMeasures, MEASURE_NAMES, type MeasureName, measureFace } from './measure-face';
import { createSymmetricFace } from './symmetric-face';

/** A measure of children: its mean at the middle age of all, its change in a year, its standard deviation around both. */
export type AverageMeasure = { readonly mean: number; readonly perYear: number; readonly spread: number };

const { middleAge } = averageChild;
const measures: Readonly<Record<MeasureName, AverageMeasure>> = averageChild.measures;
/** Few of the measured children were older. */
const [YOUNGEST, OLDEST] = [1, 8];

/** How far a child differs from the average child of its age, in standard deviations. */
export function computeDeviations(
  landmarks: readonly (readonly [number, number, ...number[]])[],
  age: number,
): FaceMeasures {
  const measured = measureFace(createSymmetricFace(landmarks));
  const years = Math.min(OLDEST, Math.max(YOUNGEST, age)) - middleAge;
  const deviation = (name: MeasureName) => {
    const { mean, perYear, spread } = measures[name];
    return (measured[name] - mean - perYear * years) / spread;
  };
  return Object.fromEntries(MEASURE_NAMES.map((name) => [name, deviation(name)])) as Record<MeasureName, number>;
}
