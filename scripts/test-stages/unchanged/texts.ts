import path from 'node:path';
import { LANGUAGES } from '@/lib/markets/countries';
import { PROJECTS } from '../../../tests/config/projects';
import type { SourceGraph } from './source-graph';

const language = `(?:${LANGUAGES.join('|')})`;

/** Of a story in `lib/stories/data` or its entry in `lib/catalogue/data`, below the folder of the book. */
const BOOK_TEXT = `[\\w-]+/(?:(?:pair|picture|trio)/)?(?:(?:words|pointed)\\.)?${language}\\.ts`;

const TEXT = new RegExp(
  `^(?:messages/|lib/(?:blog/data/${language}/[^/]+\\.md|(?:catalogue|stories)/data/${BOOK_TEXT})$)`,
);

/**
 * Whether a file is nothing but sentences in one language: messages, posts of the blog, stories, and titles and descriptions
 * of books. They alone reach the browser, the build and the database tests in no way that the rules and the tests of
 * texts do not check first: every text exists in its languages, is valid, has the same arguments, and fits its page. Only
 * what finds a text by its words, or the width of a longer one, can still differ: `npm test -- all` and CI run these
 * stages for a change of texts too.
 */
export const isText = (file: string): boolean => TEXT.test(file);

/** The test of drawings that sets the words of picture books on them. */
const SETS_WORDS = 'scripts/contact-sheet/spread-words.test.ts';

/** Pictures whose sources have a hash of their own beside them. */
const SNAPSHOTS = 'scripts/contact-sheet/snapshots.test.ts';

/**
 * What a test file uses. A drawing of a story has no words: of the texts only those of picture books count, in the test
 * that sets them.
 */
export function findSources(graph: SourceGraph, test: string): ReadonlySet<string> {
  const used = graph.findUsed([test]);
  const isDrawing = PROJECTS.drawings.include.some((glob) => path.matchesGlob(test, glob));
  if (!isDrawing || test === SNAPSHOTS) return used;
  const isOfPictures = (file: string) => isText(file) && /\/(?:pair|picture|trio)\//.test(file);
  const words = graph.findUsed(test === SETS_WORDS ? graph.files.filter(isOfPictures) : []);
  return new Set([...used].filter((file) => !isText(file) || words.has(file)));
}
