import type { TypesetterInput } from '../model';
import type { SetPictureBook } from '../picture-book/layout-on-picture';
import { groupByText } from '../picture-book/picture-data';
import type { SpreadLine } from '../spread/model';
import { stripIsolates } from './hero-name';
import { replaceNoBreakSpaces, toLiteralText } from './literal-text';

const ENDS_WITH_HYPHEN = /[-\u2010\u05be]$/u;

/** A text as it was written, from its lines. */
const joinLines = (lines: readonly SpreadLine[]): string =>
  lines.reduce((text, line) => {
    const gap = text === '' || ENDS_WITH_HYPHEN.test(text) ? '' : ' ';
    return text + gap + stripIsolates(line.text);
  }, '');

const listStoryTexts = (book: TypesetterInput | SetPictureBook): readonly string[] =>
  book.edition === 2
    ? book.spreads.flatMap(({ layout }) => groupByText(layout.lines).map(joinLines))
    : book.spreads.flatMap(({ paragraphs }) => paragraphs);

/**
 * Every paragraph of the reading PDF in page order. Points, marks and ligatures are separate glyphs, which PDF readers
 * combine wrongly in Hebrew and Arabic; as `ActualText` they are read as written.
 */
export const listSpokenTexts = (book: TypesetterInput | SetPictureBook): string[] =>
  [
    book.title,
    book.starringLine,
    book.title,
    book.starringLine,
    ...(book.qr.caption === undefined ? [] : [book.qr.caption]),
    book.creditsLines.join('\n'),
    ...(book.dedication === null ? [] : [book.dedication]),
    ...listStoryTexts(book),
    book.closing,
    book.back.blurb,
  ].map((text) => replaceNoBreakSpaces(toLiteralText(text)));
