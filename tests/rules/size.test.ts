import { expect, it } from 'vitest';
import { createSource, listSources, type Source } from './support/sources';

const MAX_LINES = 300;
const MEDIAN = 50;
const countLines = ({ text }: Source) => text.trimEnd().split('\n').length;
const findLongFiles = (files: readonly Source[]) =>
  files.filter((file) => countLines(file) > MAX_LINES).map((file) => `${file.name}: ${countLines(file)} lines`);
const computeMedian = (files: readonly Source[]) =>
  files.map(countLines).sort((a, b) => a - b)[Math.floor(files.length / 2)] ?? 0;

// Pure data may be as long as its content requires.
const code = listSources(['app', 'components', 'lib', 'scripts', 'tests'], /\.(?:tsx?|mjs|css)$/).filter(
  ({ name }) => !/\/data\//.test(name),
);

/** A drawing reads from top to bottom like a list of shapes: splitting it makes it harder to understand. */
const DRAWINGS = /^lib\/illustrator\/(?:stages|companions|props)\//;

it('Split by concept: no file over 300 lines', () => expect(findLongFiles(code)).toEqual([]));
it('Keep files small: half of them are under 50 lines', () =>
  expect(computeMedian(code.filter(({ name }) => !DRAWINGS.test(name)))).toBeLessThan(MEDIAN));

it('the rules report violations', () => {
  const long = createSource('a\n'.repeat(301));
  expect(findLongFiles([long])).toHaveLength(1);
  expect(findLongFiles([createSource('a\n'.repeat(300))])).toEqual([]);
  expect(computeMedian([long, long, createSource('a')])).toBe(301);
});
