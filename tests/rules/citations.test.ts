import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSource, listSources, ROOT, type Source } from './support/sources';

const SECTIONS = new Set(readFileSync(path.join(ROOT, 'docs/requirements.md'), 'utf8').match(/(?<=^## )§\d+/gm) ?? []);
const NUMBERED_PAPER = /\bissues? (?:\\?["'“]\w|#?\d)|\breviews? (?:of the \w+ \w+ )?\d|\bstories-(?:he|en|ar|ru) /gi;

/** Mentions of issues and reviews, which are not in the repository, and of sections that the requirements do not have. */
const findBadCitations = (files: readonly Source[]): string[] =>
  files.flatMap(({ name, text }) =>
    [
      ...(text.match(NUMBERED_PAPER) ?? []),
      ...(text.match(/(?<!RFC \d+,? )§\d+/g) ?? []).filter((section) => !SECTIONS.has(section)),
    ].map((found) => `${name}: ${found}`),
  );

it('Tests and comments cite sections of docs/requirements.md, never issues or reviews', () => {
  const files = listSources(['app', 'components', 'lib', 'prisma', 'scripts', 'tests'], /\.(?:tsx?|mjs|css|prisma)$/);
  expect(findBadCitations(files.filter(({ name }) => !name.endsWith('citations.test.ts')))).toEqual([]);
});

it.each([
  '// issue 16: a gift',
  `it('issue "Payments": once');`,
  'it("issue \'Payments\': once");',
  '// review 1.5',
  "it('review of the Arabic stories 2C: one spelling');",
  "it('stories-he 6: one spelling');",
  '// §42',
])('reports %s', (text) => expect(findBadCitations([createSource(text)])).toHaveLength(1));

it.each(['// §9 gift: once', '// German tax law, § 6103', 'const issue = issues[0];', '// a review of 5 stars'])(
  'accepts %s',
  (text) => expect(findBadCitations([createSource(text)])).toEqual([]),
);
