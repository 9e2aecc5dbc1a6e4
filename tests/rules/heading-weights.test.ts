import { expect, it } from 'vitest';
import { createSource, listSources, type Source } from './support/sources';
import { formatLocation } from './support/syntax';

const WEIGHTS = /\bfont-(?:thin|light|normal|medium|semibold|bold|extrabold)\b/;

/**
 * Headings with a weight of their own in the display family. Each language has its weight for it (`--display-weight`):
 * what is right for Hebrew looks thin in Russian.
 */
const findWeightedHeadings = (file: Source): string[] =>
  [...file.text.matchAll(/<h[1-6]\b[^>]*?className="([^"]*)"/g)]
    .filter(([, names = '']) => WEIGHTS.test(names) && !/\bfont-ui\b/.test(names))
    .map((match) => formatLocation(file, { start: match.index }, match[1] ?? ''));

it('headings have the weight of their language', () =>
  expect(listSources(['app', 'components'], /\.tsx$/).flatMap(findWeightedHeadings)).toEqual([]));

it.each([
  ['<h2 className="text-body font-semibold" id="a">', 1],
  ['<h3\n  className="font-bold"\n>', 1],
  ['<h2 className="font-ui font-semibold">', 0],
  ['<h2 className="text-title">', 0],
])('the rule judges %s', (markup, count) =>
  expect(
    findWeightedHeadings(createSource(`export const A = () => ${markup}a</h2>;`, 'components/a.tsx')),
  ).toHaveLength(count),
);
