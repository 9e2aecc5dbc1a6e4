import type { BrowPixels } from './brow-pixels';
import averageChild from './data/average-child.json' with { type: 'json' };
import { MEASURE_NAMES, type MeasureName, measureFace } from './measure-face';
import { createSymmetricFace } from './symmetric-face';

/** A measure of children: its mean at the middle age of all, its change in a year, its standard deviation around both. */
export type AverageMeasure = { readonly mean: number; readonly perYear: number; readonly spread: number };
export type BrowMeasure = 'browThickness' | 'browDarkness';
/** How far a child differs from the average child of its age, in standard deviations; 0 for what is not seen. */
export type FaceDeviations = Readonly<Record<MeasureName | BrowMeasure, number>>;

type Seen = {
  /** 478 mesh points in pixels. */
  readonly landmarks: readonly (readonly [number, number, ...number[]])[];
  readonly brows?: BrowPixels | null;
};

const { middleAge } = averageChild;
const averages: Readonly<Record<MeasureName | BrowMeasure, AverageMeasure>> = averageChild.measures;
/** Few of the measured children were older. */
const [YOUNGEST, OLDEST] = [1, 8];

export function computeDeviations({ landmarks, brows }: Seen, age: number): FaceDeviations {
  const years = Math.min(OLDEST, Math.max(YOUNGEST, age)) - middleAge;
  const deviation = (name: MeasureName | BrowMeasure, value: number) => {
    const { mean, perYear, spread } = averages[name];
    return (value - mean - perYear * years) / spread;
  };
  const measured = measureFace(createSymmetricFace(landmarks));
  // Under a fringe the mesh only guesses where the brows are.
  const unseen: Partial<Record<MeasureName, 0>> = brows === null ? { browLift: 0, browSlope: 0, browArch: 0 } : {};
  const entries = MEASURE_NAMES.map((name) => [name, deviation(name, measured[name])] as const);
  return {
    ...(Object.fromEntries(entries) as Record<MeasureName, number>),
    ...unseen,
    browThickness: brows ? deviation('browThickness', brows.thickness) : 0,
    browDarkness: brows ? deviation('browDarkness', brows.darkness) : 0,
  };
}
