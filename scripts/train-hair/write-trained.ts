import { writeFileSync } from 'node:fs';
import { type CalibratedTrait, calibrate } from '@/lib/photos/face/traits/calibration';
import { printLine } from '../cli';
import { fromRoot } from '../paths';
import { calibrateLeftOut, fitCalibration, type Judged } from './calibrate';
import type { MeasuredChild } from './collect-samples';
import { trainTraits } from './train';
import { trainSkin } from './train-skin';

const DATA = 'lib/photos/face/traits/data';
const CLASSIFIERS = { hair: fromRoot(`${DATA}/hair-classifiers.json`), eyes: fromRoot(`${DATA}/eye-classifier.json`) };
const LIGHTNESS = fromRoot(`${DATA}/skin-lightness.json`);
const CALIBRATION = fromRoot(`${DATA}/calibration.json`);
/** What each child is read as by classifiers and calibrations that have not seen it; `npm run bench likeness` reports it. */
const LEFT_OUT = fromRoot('scripts/train-hair/data/left-out.json');
/** The traits of a face that the classifiers of hair read. */
const NAMES: Readonly<Record<string, CalibratedTrait>> = { length: 'hairLength', curl: 'curl', fringe: 'fringe' };
const toRounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(5)) : value);
const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, toRounded, 2)}\n`);

type Outcome = Judged & { readonly group: string; readonly label: string; readonly read: string };

function printWrong(name: string, outcomes: readonly Outcome[]): void {
  const wrong = outcomes.filter(({ correct }) => !correct);
  printLine(`${name}: ${outcomes.length - wrong.length} of ${outcomes.length} children left out are right`);
  for (const { group, label, read, confidence } of wrong)
    printLine(`  ${group}: ${label} read as ${read}, ${Math.round(confidence * 100)} % sure`);
}

/** Trains everything that is trained on `samples`, prints how it does on children left out, and writes the files. */
export function writeTrained(
  samples: readonly MeasuredChild[],
  untrained: ReadonlyMap<CalibratedTrait, readonly Judged[]>,
): void {
  const trained = trainTraits(samples);
  for (const { name, outcomes } of trained) printWrong(name, outcomes);
  const skin = trainSkin(samples);
  const own = skin.outcomes.filter(({ original }) => original);
  printWrong('skin', own);
  printWrong('skin in other light', skin.outcomes);
  const leftOut = trained.flatMap(({ name, outcomes }) =>
    calibrateLeftOut(outcomes).map((outcome) => ({ trait: name, ...outcome })),
  );
  const surely = fitCalibration(skin.outcomes);
  const ownSkin = own.map(({ original: _, ...outcome }) => ({
    trait: 'skin',
    ...outcome,
    confidence: calibrate(outcome.confidence, surely),
  }));
  writeJson(LEFT_OUT, [...leftOut, ...ownSkin]);
  const hair = trained.filter(({ name }) => name in NAMES);
  writeJson(CLASSIFIERS.hair, Object.fromEntries(hair.map(({ name, classifier }) => [name, classifier])));
  writeJson(CLASSIFIERS.eyes, trained.find(({ name }) => name === 'eyes')?.classifier);
  writeJson(LIGHTNESS, skin.model);
  writeJson(CALIBRATION, {
    ...Object.fromEntries(hair.map(({ name, outcomes }) => [NAMES[name], fitCalibration(outcomes)])),
    ...Object.fromEntries([...untrained].map(([name, readings]) => [name, fitCalibration(readings)])),
    skin: surely,
  });
}
