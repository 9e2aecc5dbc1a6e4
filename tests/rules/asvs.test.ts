import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STATES = ['met', 'partly', 'not met', 'operator'];
type Row = { readonly id: string; readonly state: string; readonly what: string; readonly shown: string };

const readRows = (text: string): readonly Row[] =>
  [...text.matchAll(/^\| (\d[\d.]*) +\| ([^|]*?) +\| ([^|]*?) +\| ([^|]*?) +\|$/gm)].map(
    ([, id = '', state = '', what = '', shown = '']) => ({ id, state, what, shown }),
  );
const listFiles = (row: Row): readonly string[] => [...row.shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

/** What is wrong with a table. */
const findFaults = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap((row) => [
    ...(STATES.includes(row.state) ? [] : [`${row.id}: no such state`]),
    ...listFiles(row).flatMap((file) => (existsSync(file) ? [] : [`${row.id}: there is no ${file}`])),
    ...(row.shown.trim() === '' || row.what.trim() === '' ? [`${row.id}: says nothing`] : []),
    ...(rows.filter(({ id }) => id === row.id).length > 1 ? [`${row.id}: stands twice`] : []),
    ...(row.state === 'met' && /^no test$/.test(row.shown) && !/there (?:are|is) no/.test(row.what)
      ? [`${row.id}: is met without a test or a reason`]
      : []),
  ]);

const rows = readRows(readFileSync('docs/asvs.md', 'utf8'));

test('docs/asvs.md names tests that exist, and a reason wherever there is none', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(findFaults(rows)).toEqual([]);
});

test('the rule reports violations', () => {
  const table = [
    '| 1.1.1 | met | it is | `tests/lost.test.ts` |',
    '| 1.1.2 | done | it is | `tests/rules/asvs.test.ts` |',
    '| 1.1.3 | met | it is | no test |',
    '| 1.1.4 | partly | it is | no test |',
    '| 1.1.4 | partly | it is | no test |',
  ];
  expect(findFaults(readRows(table.join('\n')))).toEqual([
    '1.1.1: there is no tests/lost.test.ts',
    '1.1.2: no such state',
    '1.1.3: is met without a test or a reason',
    '1.1.4: stands twice',
    '1.1.4: stands twice',
  ]);
});
