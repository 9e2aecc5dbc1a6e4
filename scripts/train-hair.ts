import { runCommand } from './cli';
import { collectSamples } from './train-hair/collect-samples';
import { collectSkin } from './train-hair/collect-skin';
import { judgeReadings } from './train-hair/judge-readings';
import { writeSkin } from './train-hair/train-skin';
import { writeTrained } from './train-hair/write-trained';

/**
 * `npm run train-hair`: measures the forty children in `tests/fixtures/children` in their own and in other light, trains
 * the reading of the skin's colour, the classifiers of hair (length, texture, fringe) and of light eyes, reports how they
 * do on children left out, and calibrates the confidences of these and of the traits that nothing is trained for. Takes
 * some minutes; `npm run train-hair -- skin` trains the skin alone. Format the files it writes with `biome check --write`
 * before you commit them.
 */
await runCommand(async () => {
  writeSkin(await collectSkin());
  if (process.argv[2] !== 'skin') writeTrained(await collectSamples(), await judgeReadings());
  return 0;
});
