import { writeFileSync } from 'node:fs';
import type { CalibratedTrait } from '@/lib/photos/face/traits/calibration';
import type { Classifier } from '@/lib/photos/face/traits/classifier';
import { printLine, runCommand } from './cli';
import { fromRoot } from './paths';
import { calibrateLeftOut, fitCalibration, type Judged } from './train-hair/calibrate';
import { collectSamples } from './train-hair/collect-samples';
import { judgeReadings } from './train-hair/judge-readings';
import { trainHair } from './train-hair/train';

const FILE = fromRoot('lib/photos/face/traits/data/hair-classifiers.json');
const CALIBRATION = fromRoot('lib/photos/face/traits/data/calibration.json');
/** What each child is read as by classifiers and calibrations that have not seen it; `npm run bench likeness` reports it. */
const LEFT_OUT = fromRoot('scripts/train-hair/data/left-out.json');
/** The traits of a face that the classifiers read. */
const NAMES: Readonly<Record<string, CalibratedTrait>> = { length: 'hairLength', curl: 'curl', fringe: 'fringe' };
const toRounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(5)) : value);
const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, toRounded, 2)}\n`);

/**
 * `npm run train-hair`: measures the hair of the forty children in `tests/fixtures/children`, trains the classifiers of
 * length, texture and fringe, reports how they do on children left out, and calibrates the confidences of these and of
 * the traits that nothing is trained for. Format the files it writes with `biome check --write` before you commit them.
 */
await runCommand(async () => {
  const trained = trainHair(await collectSamples());
  for (const { name, outcomes } of trained) {
    const wrong = outcomes.filter(({ correct }) => !correct);
    printLine(`${name}: ${outcomes.length - wrong.length} of ${outcomes.length} children left out are right`);
    for (const { group, label, read, confidence } of wrong)
      printLine(`  ${group}: ${label} read as ${read}, ${Math.round(confidence * 100)} % sure`);
  }
  const all = Object.fromEntries(trained.map(({ name, classifier }): [string, Classifier] => [name, classifier]));
  const leftOut = trained.flatMap(({ name, outcomes }) =>
    calibrateLeftOut(outcomes).map((outcome) => ({ trait: name, ...outcome })),
  );
  writeJson(LEFT_OUT, leftOut);
  writeJson(FILE, all);
  const learned = trained.map(({ name, outcomes }): readonly [CalibratedTrait, readonly Judged[]] => [
    NAMES[name] as CalibratedTrait,
    outcomes,
  ]);
  const judged = new Map([...learned, ...(await judgeReadings())]);
  writeJson(CALIBRATION, Object.fromEntries([...judged].map(([name, readings]) => [name, fitCalibration(readings)])));
  return 0;
});
