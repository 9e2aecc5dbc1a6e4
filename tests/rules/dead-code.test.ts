import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './support/sources';

const KNIP = path.join(ROOT, 'node_modules/knip/bin/knip.js');

type Issue = { readonly file: string } & Readonly<Record<string, unknown>>;

/** What only a test reads, because it cannot measure it otherwise. */
const READ_BY_TESTS = ['scripts/contact-sheet/snapshots.ts diffWithSnapshots'];

/** Lines of knip's report, `file name`, without types, which have no run-time cost. */
function findDeadCode(args: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [KNIP, '--reporter', 'json', '--no-exit-code', '--exclude', 'types,enumMembers', ...args],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 50_000_000 },
  );
  if (!stdout.startsWith('{')) throw new Error(stderr);
  const { issues } = JSON.parse(stdout) as { issues: readonly Issue[] };
  return issues.flatMap(({ file, ...kinds }) =>
    Object.values(kinds).flatMap((found) =>
      Array.isArray(found) ? found.map((item) => `${file} ${(item as { name?: string }).name ?? ''}`) : [],
    ),
  );
}

describe('12 No dead code', () => {
  it('every file, export and package is used', () => expect(findDeadCode([]).sort()).toEqual([]));

  it('tests are not the only users of anything', () =>
    expect(findDeadCode(['--production', '--include', 'files,exports']).sort()).toEqual(READ_BY_TESTS));
});
