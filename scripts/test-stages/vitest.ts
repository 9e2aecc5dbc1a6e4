import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ProjectName } from '../../tests/config/projects';
import { fromRoot, ROOT, VITEST } from '../paths';
import { run } from '../processes/run';
import type { Stage, StageResult } from './stage';

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
};

/** Counts a report; a file that failed to load is one failed test. */
export function summarizeReport(report: Report | null, code: number, output: string): StageResult {
  const broken = report?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + (broken?.length ?? 0);
  // No test at all, or an error outside every test, also counts as a failure.
  if (code === 0) return { passed, failed };
  // An error outside every test may be of any file.
  const passedFiles = failed === 0 ? [] : (report?.testResults.filter((file) => file.status === 'passed') ?? []);
  return { passed, failed: Math.max(failed, 1), output, passedFiles: passedFiles.map(({ name }) => toName(name)) };
}

const toName = (file: string): string => path.relative(ROOT, file).replaceAll(path.sep, '/');

type VitestOptions = {
  /** Only tests that import what has changed since the last commit. */
  readonly changed?: boolean;
};

/** One of the projects of `tests/config/vitest.config.ts`. */
export const createVitestStage = (project: ProjectName, { changed = false }: VitestOptions = {}): Stage => ({
  run: async ({ filters, workers, database }) => {
    const isProof = project === 'prove';
    const json = fromRoot(`tests/.out/${project}.json`);
    mkdirSync(fromRoot('tests/.out'), { recursive: true });
    rmSync(json, { force: true });
    const { server, template } = project === 'database' || isProof ? await database() : {};
    const { code, output } = await run({
      args: [
        VITEST,
        'run',
        '--config',
        'tests/config/vitest.config.ts',
        '--project',
        project,
        `--maxWorkers=${workers}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${json}`,
        // These tests measure, so they run one by one and print their results.
        ...(isProof ? ['--no-file-parallelism'] : ['--silent=passed-only']),
        ...(changed ? ['--changed'] : []),
        ...filters,
      ],
      env: { ...process.env, NO_COLOR: '1', ...(server && { TEST_DATABASE_URL: server, TEST_TEMPLATE: template }) },
      ...(isProof && { onOutput: (text: string) => process.stdout.write(text) }),
    });
    return summarizeReport(
      existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')) : null,
      code,
      isProof ? '' : output,
    );
  },
});
