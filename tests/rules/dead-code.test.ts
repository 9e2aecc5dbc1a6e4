import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './support/sources';

const KNIP = path.join(ROOT, 'node_modules/knip/bin/knip.js');

type Issue = { readonly file: string } & Readonly<Record<string, unknown>>;

/** Code that only tests use today, with the open issue that will use it. The list is empty once companies can order. */
const USED_LATER: readonly (readonly [path: RegExp, issue: string])[] = [
  [/^lib\/proofreading\//, 'The editor: the book becomes theirs'],
  [/^lib\/company\//, 'Companies: a link for every employee, a dashboard for HR'],
  [/^lib\/illustrator\/likeness\//, 'This child: a hero that a parent recognises at once'],
];

/** Exports that only tests read, because they cannot measure these values otherwise. */
const READ_BY_TESTS: ReadonlySet<string> = new Set([
  'components/ui/carousel/carousel-timing.ts ARRIVED_SHARE',
  'lib/books/index.ts REDRAW_LIMITS',
  'lib/books/server.ts createStopToken',
  'lib/capabilities/index.ts ALL_CAPABILITIES',
  'lib/capabilities/index.ts NO_CAPABILITIES',
  'lib/illustrator/figure/face-geometry.ts faceGeometry',
  'lib/illustrator/figure/index.ts faceGeometry',
  'lib/illustrator/sheets/snapshots.ts diffWithSnapshots',
  'lib/illustrator/stages/index.ts STAGE_NAMES',
  'lib/markets/business-days.ts isBusinessDay',
  'lib/markets/phone-country.ts getPhoneCountry',
  'lib/prices/index.ts PRICE_IDS',
  'scripts/bench/memory.ts getMegabytes',
]);

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

const isUsedLater = (line: string) => USED_LATER.some(([pattern]) => pattern.test(line));

describe('12 No dead code', () => {
  it('every file, export and package is used', () =>
    expect(
      findDeadCode([])
        .filter((line) => !isUsedLater(line))
        .sort(),
    ).toEqual([]));

  it('the product uses everything except what a later issue needs', () => {
    const lines = findDeadCode(['--production', '--include', 'files,exports']);
    expect(lines.filter((line) => !isUsedLater(line)).sort()).toEqual([...READ_BY_TESTS].sort());
    expect(USED_LATER.filter(([pattern]) => !lines.some((line) => pattern.test(line)))).toEqual([]);
  });
});
