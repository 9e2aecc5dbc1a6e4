import type { CalibratedTrait } from '@/lib/photos/face/traits/calibration';
import { calibrateLeftOut, fitCalibration, type Judged } from './calibrate';
import type { MeasuredChild } from './collect-samples';
import { trainTraits } from './train';
import { printWrong, writeCalibrations, writeData, writeLeftOut } from './trained-files';

/** The traits of a face that the classifiers of hair read. */
const NAMES: Readonly<Record<string, CalibratedTrait>> = { length: 'hairLength', curl: 'curl', fringe: 'fringe' };

/** Trains hair and eyes on `samples`, prints how they do on children left out, and writes the files. */
export function writeTrained(
  samples: readonly MeasuredChild[],
  untrained: ReadonlyMap<CalibratedTrait, readonly Judged[]>,
): void {
  const trained = trainTraits(samples);
  for (const { name, outcomes } of trained) printWrong(name, outcomes);
  writeLeftOut(
    trained.flatMap(({ name, outcomes }) => calibrateLeftOut(outcomes).map((outcome) => ({ trait: name, ...outcome }))),
  );
  const hair = trained.filter(({ name }) => name in NAMES);
  writeData('hair-classifiers', Object.fromEntries(hair.map(({ name, classifier }) => [name, classifier])));
  writeData('eye-classifier', trained.find(({ name }) => name === 'eyes')?.classifier);
  writeCalibrations({
    ...Object.fromEntries(hair.map(({ name, outcomes }) => [NAMES[name], fitCalibration(outcomes)])),
    ...Object.fromEntries([...untrained].map(([name, readings]) => [name, fitCalibration(readings)])),
  });
}
