import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, ROOT } from '@/scripts/paths';
import { run } from '@/scripts/processes/run';
import { TEST_DIR } from '@/scripts/test-stages/test-server';
import type { ProjectName } from '@/tests/config/projects';

type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

const PRISMA_CLIENT = 'lib/platform/db/generated';

/**
 * Clones what is committed, with the packages of this checkout; returns the folder. `forBuild`: the web build follows no
 * link out of the folder, so that every file of the packages is linked by itself.
 */
export function createClone({ forBuild = false } = {}): string {
  mkdirSync(TEST_DIR, { recursive: true });
  const dir = mkdtempSync(path.join(TEST_DIR, 'clone-'));
  execFileSync('git', ['clone', '--quiet', ROOT, dir]);
  const [packages, linked] = [fromRoot('node_modules'), path.join(dir, 'node_modules')];
  if (forBuild) execFileSync('cp', ['-al', packages, linked]);
  else symlinkSync(packages, linked);
  cpSync(fromRoot(PRISMA_CLIENT), path.join(dir, PRISMA_CLIENT), { recursive: true });
  return dir;
}

/** Replaces the only place of a file that says `from`; returns what it said before. Throws if there is none or another one. */
export function replaceOnly(file: string, [from, to]: readonly [from: string, to: string]): string {
  const before = readFileSync(file, 'utf8');
  if (before.split(from).length !== 2) throw new Error(`${file} does not have exactly one "${from}".`);
  writeFileSync(
    file,
    before.replace(from, () => to),
  );
  return before;
}

/** Replaces the only place of a file, as `replaceOnly`, while `work` runs. */
export async function withReplaced<Value>(
  file: string,
  change: readonly [from: string, to: string],
  work: () => Promise<Value>,
): Promise<Value> {
  const before = replaceOnly(file, change);
  try {
    return await work();
  } finally {
    writeFileSync(file, before);
  }
}

/** Runs test files of one project of vitest in a clone: the names of the tests that passed and of those that failed. */
export async function runTests(dir: string, project: ProjectName, files: readonly string[]) {
  const json = path.join(dir, 'tests/.out/report.json');
  rmSync(json, { force: true });
  const vitest = path.join(dir, 'node_modules/vitest/vitest.mjs');
  const config = ['--config', 'tests/config/vitest.config.ts', '--project', project];
  const report = ['--reporter=json', `--outputFile.json=${json}`];
  const { output } = await run({ args: [vitest, 'run', ...config, ...report, ...files], cwd: dir });
  const { testResults }: Report = JSON.parse(readFileSync(json, 'utf8'));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const list = (wanted: string) => results.filter(({ status }) => status === wanted).map(({ fullName }) => fullName);
  return { passed: list('passed'), failed: list('failed'), output };
}
