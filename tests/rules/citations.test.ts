import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSource, listSources, ROOT, type Source } from './support/sources';

const REQUIREMENTS = readFileSync(path.join(ROOT, 'docs/requirements.md'), 'utf8');
const SECTIONS = new Set(REQUIREMENTS.match(/(?<=^## )§\d+/gm) ?? []);
const RULINGS = REQUIREMENTS.match(/(?<=^\*\*)[\w -]+(?=\.\*\*)/gm) ?? [];
/** Issues, reviews and designs by their name or number: `issue 16`, `book design`, `'row 7: …'`. */
const OUTSIDE_PAPER =
  /\bissues? (?:\\?["'“]\w|#?\d)|\breviews? (?:of the \w+ \w+ )?\d|\bstories-(?:he|en|ar|ru) |\bbook design\b|(?<=['"`])row \d+:/gi;
/** A letter with a number is one of a list that is not in the repository: `'S18: …'`, `'A2 photo trap: …'`, `(S20)`. */
const NUMBERED_POINT =
  /(?<=['"`]|\/\/ )[A-Z]\d{1,2}(?:(?:,? [A-Z]\d{1,2})*: | "| [a-z][\w -]*: )|(?<=\s\(|; |", )[A-Z]\d{1,2}(?:, "[^"]*")?(?=[:)])/g;
/** Rulings that are no paragraph of the requirements; a comment may break the line before the name or in it. */
const UNKNOWN_RULING = new RegExp(
  `\\brulings\\b(?!,?[\\s*/]*["'](?:${RULINGS.join('|').replaceAll(' ', '[\\s*/]+')})["'])`,
  'gi',
);

/** Mentions of papers that are not in the repository, and of sections and rulings that the requirements do not have. */
const findBadCitations = (files: readonly Source[]): string[] =>
  files.flatMap(({ name, text }) =>
    [
      ...(text.match(OUTSIDE_PAPER) ?? []),
      ...(text.match(NUMBERED_POINT) ?? []),
      ...(text.match(UNKNOWN_RULING) ?? []),
      ...(text.match(/(?<!RFC \d+,? )§\d+/g) ?? []).filter((section) => !SECTIONS.has(section)),
    ].map((found) => `${name}: ${found}`),
  );

it('Tests and comments cite sections of docs/requirements.md, never other papers', () => {
  const files = listSources(['app', 'components', 'lib', 'prisma', 'scripts', 'tests'], /\.(?:tsx?|mjs|css|prisma)$/);
  expect(findBadCitations(files.filter(({ name }) => !/(?:citations|requirements)\.test\.ts$/.test(name)))).toEqual([]);
});

it.each([
  '// issue 16: a gift',
  `it('issue "Payments": once');`,
  'it("issue \'Payments\': once");',
  '// review 1.5',
  "it('review of the Arabic stories 2C: one spelling');",
  "it('stories-he 6: one spelling');",
  '// §42',
  `it('rulings "Limits": five checks');`,
  '/** As before (rulings). */',
  "it('S18: never more than was paid');",
  "describe('F1, D1, D2: what is for sale');",
  "test('A2 photo trap: found before the upload');",
  `describe('A3 "draw again": other pictures');`,
  `it('rulings "Flow", F3: samples are marked');`,
  '/** Asks first (S20). */',
  '/** Read-only (A3, "after purchase"). */',
  '/** No file (rulings, "Flow"; S2). */',
  '// S2: the first address gets no mail.',
  "test('row 7: the catalogue says so');",
  `it('book design "second edition": a call');`,
])('reports %s', (text) => expect(findBadCitations([createSource(text)])).toHaveLength(1));

it.each([
  '// §9 gift: once',
  '// Kept (rulings, "Photos and\n * names").',
  `it('rulings "Flow": once');`,
  '// German tax law, § 6103',
  'const issue = issues[0];',
  '// a review of 5 stars',
  "press('F2')",
  "['S3', startS3]",
  "d: 'M0 0H100'",
  '// Labels on A4 (Avery L7159).',
])('accepts %s', (text) => expect(findBadCitations([createSource(text)])).toEqual([]));
