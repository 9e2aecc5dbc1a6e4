import { literalText, unbound } from './literal-text';
import type { BookToSet } from './model';

/**
 * Every paragraph of the reading PDF in the order of its pages. Points, marks and ligatures are drawn as glyphs of
 * their own, which readers put together wrongly in Hebrew and Arabic; as `ActualText` they are said as written.
 */
export const spokenText = (book: BookToSet): string[] =>
  [
    book.title,
    book.starringLine,
    book.title,
    book.starringLine,
    ...(book.qr.caption === undefined ? [] : [book.qr.caption]),
    book.creditsLines.join('\n'),
    ...(book.dedication === null ? [] : [book.dedication]),
    ...book.spreads.flatMap((spread) => spread.paragraphs),
    book.closing,
    book.back.blurb,
  ].map((text) => unbound(literalText(text)));
