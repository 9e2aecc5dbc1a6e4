import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './support/sources';

const KNIP = path.join(ROOT, 'node_modules/knip/bin/knip.js');

type Issue = { readonly file: string } & Readonly<Record<string, unknown>>;

/** What only a test reads, because it cannot measure it otherwise. */
const READ_BY_TESTS = ['scripts/contact-sheet/snapshots.ts diffWithSnapshots'];

/** Lines of knip's report, `file name`, without types, which have no run-time cost. */
function findDeadCode(args: readonly string[], cwd = ROOT): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [KNIP, '--reporter', 'json', '--no-exit-code', '--exclude', 'types,enumMembers', ...args],
    { cwd, encoding: 'utf8', maxBuffer: 50_000_000 },
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

it('the rule reports what nothing uses', () => {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'dead-code-')));
  const files = {
    'package.json': '{ "name": "example", "type": "module", "dependencies": { "zod": "4.0.0" } }',
    'knip.json': '{ "entry": ["app/page.ts!", "a.test.ts"], "project": ["**/*.ts!", "!**/*.test.ts!"] }',
    'app/page.ts': "import { used } from '../lib/a'; used();",
    'lib/a.ts': 'export const used = () => 1;\nexport const tested = 2;\nexport const idle = 3;\n',
    'lib/b.ts': 'export const nobody = 4;\n',
    'a.test.ts': "import { tested } from './lib/a'; console.log(tested);",
  };
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.join(dir, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(dir, name), text);
    }
    expect(findDeadCode([], dir).sort()).toEqual(['lib/a.ts idle', 'lib/b.ts lib/b.ts', 'package.json zod']);
    const production = findDeadCode(['--production', '--include', 'files,exports'], dir).sort();
    expect(production).toEqual(['lib/a.ts idle', 'lib/a.ts tested', 'lib/b.ts lib/b.ts']);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
