import { isStopping } from '../processes/stopping';
import { duration, Stop, say } from '../say';
import type { Stage, StageContext, Tally } from './stage';

/** Runs stages one after the other, whatever their outcome, and answers how many tests failed. */
export async function runStages(stages: Readonly<Record<string, Stage>>, context: StageContext): Promise<number> {
  const total = { passed: 0, failed: 0 };
  for (const [name, stage] of Object.entries(stages)) {
    const startedAt = Date.now();
    const { passed, failed, output } = await tallyOrFailure(stage, context);
    if (isStopping()) return 1;
    if (failed > 0 && output) say(`\n${output.trim()}\n`);
    say(`${name.padEnd(10)}${passed} passed, ${failed} failed  (${duration(Date.now() - startedAt)})`);
    total.passed += passed;
    total.failed += failed;
  }
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed;
}

async function tallyOrFailure(stage: Stage, context: StageContext): Promise<Tally> {
  try {
    return await stage(context);
  } catch (error) {
    const output = error instanceof Stop ? error.message : String((error as Error).stack ?? error);
    return { passed: 0, failed: 1, output };
  }
}
