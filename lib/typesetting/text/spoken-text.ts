import type { TypesetterInput } from '../model';
import { replaceNoBreakSpaces, toLiteralText } from './literal-text';

/**
 * Every paragraph of the reading PDF in page order. Points, marks and ligatures are separate glyphs, which PDF readers
 * combine wrongly in Hebrew and Arabic; as `ActualText` they are read as written.
 */
export const listSpokenTexts = (book: TypesetterInput): string[] =>
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
  ].map((text) => replaceNoBreakSpaces(toLiteralText(text)));
