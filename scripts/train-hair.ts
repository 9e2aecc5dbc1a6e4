import { runCommand } from './cli';
import { collectSamples } from './train-hair/collect-samples';
import { judgeReadings } from './train-hair/judge-readings';
import { writeTrained } from './train-hair/write-trained';

/**
 * `npm run train-hair`: measures the forty children in `tests/fixtures/children` in their own and in other light, trains
 * the classifiers of hair (length, texture, fringe) and of light eyes and the correction of the skin's lightness,
 * reports how they do on children left out, and calibrates the confidences of these and of the traits that nothing is
 * trained for. Takes some minutes. Format the files it writes with `biome check --write` before you commit them.
 */
await runCommand(async () => {
  writeTrained(await collectSamples(), await judgeReadings());
  return 0;
});
