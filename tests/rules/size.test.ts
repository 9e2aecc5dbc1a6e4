import { expect, it } from 'vitest';
import { type Source, source, sources } from './support/sources';

const LARGEST = 300;
const MEDIAN = 50;
const linesOf = ({ text }: Source) => text.trimEnd().split('\n').length;
const tooLong = (files: readonly Source[]) =>
  files.filter((file) => linesOf(file) > LARGEST).map((file) => `${file.name}: ${linesOf(file)} lines`);
const median = (files: readonly Source[]) =>
  files.map(linesOf).sort((a, b) => a - b)[Math.floor(files.length / 2)] ?? 0;

// Pure data may be as long as what it lists.
const code = sources(['app', 'components', 'lib', 'tests'], /\.(?:tsx?|mjs|css)$/).filter(
  ({ name }) => !/\/data\//.test(name),
);

/** A drawing is read from top to bottom like a list of what it holds: cut in two it explains itself worse. */
const drawings = /^lib\/illustrator\/(?:stages|companions|props)\//;

it('Split by concept: no file over 300 lines', () => expect(tooLong(code)).toEqual([]));
it('Keep files small: half of them are under 50 lines', () =>
  expect(median(code.filter(({ name }) => !drawings.test(name)))).toBeLessThan(MEDIAN));

it('the rules notice', () => {
  const long = source('a\n'.repeat(301));
  expect(tooLong([long])).toHaveLength(1);
  expect(tooLong([source('a\n'.repeat(300))])).toEqual([]);
  expect(median([long, long, source('a')])).toBe(301);
});
