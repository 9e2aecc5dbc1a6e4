import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './support/sources';

const KNIP = path.join(ROOT, 'node_modules/knip/bin/knip.js');

type Issue = { readonly file: string } & Readonly<Record<string, unknown>>;

/** Lines of knip's report. Types of a door may wait for their user; code may not. */
function deadCode(args: readonly string[] = []): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [KNIP, '--reporter', 'json', '--no-exit-code', '--exclude', 'types,enumMembers', ...args],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 50_000_000 },
  );
  if (!stdout.startsWith('{')) throw new Error(stderr);
  const { issues } = JSON.parse(stdout) as { issues: readonly Issue[] };
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      Array.isArray(found) ? found.map((item) => `${kind}: ${file} ${(item as { name?: string }).name ?? ''}`) : [],
    ),
  );
}

it('No dead code: no file, export or package that nobody uses', () => expect(deadCode().sort()).toEqual([]));
