import { CliError, formatDuration, printLine } from '../cli';
import { isShuttingDown } from '../processes/shutdown';
import type { Stage, StageContext, StageResult } from './stage';

const CORES = 2;

/**
 * Runs every stage, regardless of the results of the others, as many in parallel as fit on two cores. Prints a stage's
 * output when it has ended. Returns the number of failed tests.
 */
export async function runStages(stages: Readonly<Record<string, Stage>>, context: StageContext): Promise<number> {
  const waiting = new Map(Object.entries(stages));
  const running = new Map<string, Promise<readonly [name: string, result: StageResult]>>();
  const total = { passed: 0, failed: 0 };
  let free = CORES;
  while (waiting.size + running.size > 0) {
    for (const [name, stage] of waiting) {
      const mustWait = stage.after?.some((other) => waiting.has(other) || running.has(other));
      if (mustWait || stage.cores > free) continue;
      waiting.delete(name);
      free -= stage.cores;
      running.set(name, runStage(name, stage, context));
    }
    const [name, { passed, failed }] = await Promise.race(running.values());
    if (isShuttingDown()) return 1;
    running.delete(name);
    free += stages[name]?.cores ?? 0;
    total.passed += passed;
    total.failed += failed;
  }
  printLine(`${total.passed} passed, ${total.failed} failed`);
  return total.failed;
}

async function runStage(name: string, stage: Stage, context: StageContext): Promise<readonly [string, StageResult]> {
  const startedAt = Date.now();
  const result = await getResult(stage, context);
  const { passed, failed, output, skipped } = result;
  if (!isShuttingDown()) {
    if (failed > 0 && output) printLine(`\n${output.trim()}\n`);
    printLine(
      `${name.padEnd(10)}${skipped ?? `${passed} passed, ${failed} failed  (${formatDuration(Date.now() - startedAt)})`}`,
    );
  }
  return [name, result];
}

async function getResult(stage: Stage, context: StageContext): Promise<StageResult> {
  try {
    return await stage.run(context);
  } catch (error) {
    const output = error instanceof CliError ? error.message : String((error as Error).stack ?? error);
    return { passed: 0, failed: 1, output };
  }
}
