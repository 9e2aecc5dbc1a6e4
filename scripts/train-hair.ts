import { writeFileSync } from 'node:fs';
import type { Classifier } from '@/lib/photos/face/traits/classifier';
import { printLine, runCommand } from './cli';
import { fromRoot } from './paths';
import { collectSamples } from './train-hair/collect-samples';
import { trainHair } from './train-hair/train';

const FILE = fromRoot('lib/photos/face/traits/data/hair-classifiers.json');
/** What each child is read as by classifiers that have not seen it; `npm run bench likeness` reports it. */
const LEFT_OUT = fromRoot('scripts/train-hair/data/left-out.json');
const toRounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(5)) : value);

/**
 * `npm run train-hair`: measures the hair of the forty children in `tests/fixtures/children`, trains the classifiers of
 * length, texture and fringe, and reports how they do on children left out. Format the files it writes with
 * `biome check --write` before you commit them.
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
  const leftOut = trained.flatMap(({ name, outcomes }) => outcomes.map((outcome) => ({ trait: name, ...outcome })));
  writeFileSync(LEFT_OUT, `${JSON.stringify(leftOut, toRounded, 2)}\n`);
  writeFileSync(FILE, `${JSON.stringify(all, toRounded, 2)}\n`);
  return 0;
});
