import { BENCHES, type BenchName, isBenchName } from './bench/benches';
import type { BenchResult } from './bench/results/figure';
import { isQuick, isWhole } from './bench/results/runs';
import { formatFolder, storeFigures, writePage } from './bench/results/store';
import { openBenchServer } from './bench/server';
import { openBenchShop } from './bench/shop';
import { CliError, printLine, runCommand } from './cli';
import { fromRoot } from './paths';
import { shutDownOnSignals } from './processes/shutdown';

const RESULTS = fromRoot('docs/benchmarks');
const NAMES = Object.keys(BENCHES) as readonly BenchName[];

/** The benches that the command line names, in the order in which they run; all of them without a name. */
function readNames(args: readonly string[]): readonly BenchName[] {
  const named = args.filter((arg) => arg !== '--quick');
  const unknown = named.filter((name) => !isBenchName(name));
  if (unknown.length > 0)
    throw new CliError(`There is no bench "${unknown.join('", "')}". There are: ${NAMES.join(', ')}.`);
  return named.length === 0 ? NAMES : NAMES.filter((name) => named.includes(name));
}

/** The database server and the shop, each opened by the first bench that needs it. */
function createOpeners() {
  let server: ReturnType<typeof openBenchServer> | undefined;
  let shop: ReturnType<typeof openBenchShop> | undefined;
  const openServer = () => (server ??= openBenchServer());
  return { openServer, openShop: () => (shop ??= openServer().then(openBenchShop)) };
}

/** Runs one bench; `null` when it failed, which the next ones do not notice. */
async function runBench(name: BenchName, openers: ReturnType<typeof createOpeners>): Promise<BenchResult | null> {
  printLine(`\n${name}: ${BENCHES[name].what}`);
  try {
    return await BENCHES[name].run(openers);
  } catch (error) {
    if (error instanceof CliError) throw error;
    printLine(`${name} failed: ${String((error as Error).stack ?? error)}`);
    return null;
  }
}

/**
 * `npm run bench [-- NAME ...] [--quick]`: measures the shop; all benches unless some are named. Prints each figure beside
 * its aim, and stores the figures of whole runs in `docs/benchmarks/DAY.json` and its page. `--quick` measures once and
 * little, to show that the benches work, and stores nothing. It fails when a bench could not run, never on a figure.
 */
await runCommand(async () => {
  shutDownOnSignals(() => printLine('\nStopping the bench ...'));
  const names = readNames(process.argv.slice(2));
  const openers = createOpeners();
  const failed: string[] = [];
  for (const name of names) {
    const result = await runBench(name, openers);
    if (!result) {
      failed.push(name);
      continue;
    }
    for (const line of result.lines) printLine(line);
    if (!isWhole) continue;
    await storeFigures(RESULTS, { bench: name, figures: result.figures, now: new Date() });
    writePage(RESULTS, NAMES);
    await formatFolder(RESULTS);
  }
  const why = isQuick ? 'a quick run' : 'fewer runs than seven, or some pages only';
  printLine(isWhole ? '\nThe figures are in docs/benchmarks.' : `\nNothing is stored: ${why}.`);
  if (failed.length > 0) printLine(`Could not run: ${failed.join(', ')}.`);
  return failed.length > 0 ? 1 : 0;
});
