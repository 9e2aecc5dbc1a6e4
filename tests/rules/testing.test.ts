import { expect, it } from 'vitest';
import { createSource, isTest, listSources, type Source } from './support/sources';

const HELPER_NAME = /(?:^|\/)fake-[^/]+$|\.fixture\.tsx?$|-stand-in\.tsx?$|(?:^|\/)testing\.tsx?$/;
const TEST_DATA = /['"`/]tests\/(?:fixtures|database|e2e)\b/;

/** Helpers of tests outside a folder `testing`, and product code that reads or writes the data of tests. */
const findMisplaced = (sources: readonly Source[]): string[] =>
  sources
    .filter((file) => !isTest(file) && (HELPER_NAME.test(file.name) || TEST_DATA.test(file.text)))
    .map(({ name }) => name);

it('Helpers of tests are in <domain>/testing, and the product does not touch what tests read', () =>
  expect(findMisplaced(listSources(['app', 'components', 'lib'], /\.tsx?$/))).toEqual([]));

it.each([
  ['lib/payments/fake-bank.ts', ''],
  ['lib/payments/bank.fixture.ts', ''],
  ['lib/payments/testing.ts', ''],
  ['lib/illustrator/sheets.ts', "writeFileSync('tests/fixtures/pictures/a.webp', picture);"],
])('reports %s', (name, text) => expect(findMisplaced([createSource(text, name)])).toEqual([name]));

it('accepts helpers in their folder, and tests that read their data', () =>
  expect(
    findMisplaced([
      createSource('', 'lib/payments/testing/fake-bank.ts'),
      createSource("readFileSync('tests/fixtures/pictures/a.webp')", 'lib/illustrator/pictures.test.ts'),
    ]),
  ).toEqual([]));
