import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { at, VITEST } from '../paths';
import { run } from '../processes/run';
import type { Stage, Tally } from './stage';

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
};

/** Counts a report; a file that could not be loaded is one failed test. */
export function tallyOf(report: Report | null, code: number, output: string): Tally {
  const broken = report?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + (broken?.length ?? 0);
  // No test at all, or an error outside of every test, is a failure too.
  return code === 0 ? { passed, failed } : { passed, failed: Math.max(failed, 1), output };
}

/** One of the projects of `tests/config/vitest.config.ts`. */
export const vitest =
  (project: 'unit' | 'rules' | 'database' | 'prove'): Stage =>
  async ({ filters, database }) => {
    const isProof = project === 'prove';
    const json = at(`tests/.out/${project}.json`);
    mkdirSync(at('tests/.out'), { recursive: true });
    rmSync(json, { force: true });
    const { server, template } = project === 'database' || isProof ? await database() : {};
    const { code, output } = await run({
      args: [
        ...[VITEST, 'run', '--config', 'tests/config/vitest.config.ts', '--project', project],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${json}`],
        // Proofs measure, so they run one after the other, and their figures are shown.
        ...(isProof ? ['--no-file-parallelism'] : ['--silent=passed-only']),
        ...filters,
      ],
      env: { ...process.env, NO_COLOR: '1', ...(server && { TEST_DATABASE_URL: server, TEST_TEMPLATE: template }) },
      ...(isProof && { onOutput: (text: string) => process.stdout.write(text) }),
    });
    return tallyOf(existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')) : null, code, isProof ? '' : output);
  };
