import { CliError, formatDuration, printLine } from '../cli';
import { isShuttingDown } from '../processes/shutdown';
import type { SharedContext, Stage, StageContext, StageResult } from './stage';

/** One more than the machine's cores, because processes also wait: for a database, a page, a build of one thread. */
const PROCESSES = 3;

/**
 * Runs every stage, regardless of the results of the others, as many in parallel as `PROCESSES` allows. Prints a stage's
 * output when it has ended. Returns the number of failed tests.
 */
export async function runStages(stages: Readonly<Record<string, Stage>>, context: SharedContext): Promise<number> {
  const waiting = new Map(Object.entries(stages));
  const running = new Map<string, { readonly processes: number; readonly ended: Promise<Ended> }>();
  const total = { passed: 0, failed: 0 };
  while (waiting.size + running.size > 0) {
    const free = PROCESSES - sumOf([...running.values()].map(({ processes }) => processes));
    const starting = chooseStages(waiting, new Set(running.keys()), free);
    for (const [name, stage] of starting) {
      waiting.delete(name);
      // Nobody else can use the processes that are left.
      const processes = Math.max(getNeed(stage), starting.length === 1 ? free : 1);
      running.set(name, { processes, ended: runStage(name, stage, { ...context, workers: processes }) });
    }
    const [name, { passed, failed }] = await Promise.race([...running.values()].map(({ ended }) => ended));
    if (isShuttingDown()) return 1;
    running.delete(name);
    total.passed += passed;
    total.failed += failed;
  }
  printLine(`${total.passed} passed, ${total.failed} failed`);
  return total.failed;
}

type Ended = readonly [name: string, result: StageResult];

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const getNeed = ({ processes = 1 }: Stage): number => processes;

/** The first stages that need not wait for others, until no process is free. */
function chooseStages(waiting: ReadonlyMap<string, Stage>, running: ReadonlySet<string>, free: number) {
  const ready = [...waiting].filter(([, { after }]) => !after?.some((name) => waiting.has(name) || running.has(name)));
  return ready.filter((_, at) => sumOf(ready.slice(0, at).map(([, stage]) => getNeed(stage))) < free);
}

async function runStage(name: string, stage: Stage, context: StageContext): Promise<Ended> {
  const startedAt = Date.now();
  const result = await getResult(stage, context);
  const { passed, failed, output, skipped, note } = result;
  if (!isShuttingDown()) {
    if (failed > 0 && output) printLine(`\n${output.trim()}\n`);
    const details = [formatDuration(Date.now() - startedAt), note].filter(Boolean).join('; ');
    printLine(`${name.padEnd(10)}${skipped ?? `${passed} passed, ${failed} failed  (${details})`}`);
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
