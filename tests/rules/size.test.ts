import { expect, it } from 'vitest';
import { createSource, listSources, type Source } from './support/sources';

const MAX_LINES = 300;
const countLines = ({ text }: Source) => text.trimEnd().split('\n').length;
const findLongFiles = (files: readonly Source[]) =>
  files.filter((file) => countLines(file) > MAX_LINES).map((file) => `${file.name}: ${countLines(file)} lines`);

// Pure data may be as long as its content requires.
const code = listSources(['app', 'components', 'lib', 'scripts', 'tests'], /\.(?:tsx?|mjs|css)$/).filter(
  ({ name }) => !/\/data\//.test(name),
);

it('Split by concept: no file over 300 lines', () => expect(findLongFiles(code)).toEqual([]));

it('the rules report violations', () => {
  expect(findLongFiles([createSource('a\n'.repeat(301))])).toHaveLength(1);
  expect(findLongFiles([createSource('a\n'.repeat(300))])).toEqual([]);
});
