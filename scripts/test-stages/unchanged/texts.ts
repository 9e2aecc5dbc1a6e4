import { LANGUAGES } from '@/lib/markets/countries';

const language = `(?:${LANGUAGES.join('|')})`;

/** Of a story in `lib/stories/data` or its entry in `lib/catalogue/data`, below the folder of the book. */
const BOOK_TEXT = `[\\w-]+/(?:picture/)?(?:words\\.)?${language}\\.ts`;

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
