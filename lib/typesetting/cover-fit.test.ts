import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '@/lib/books/editing/page-words';
import { LETTERINGS, type Lettering } from '@/lib/catalogue';
import { LANGUAGES, type Language } from '@/lib/markets';
import { fitsClosing, fitsCover } from './page-fit';
import { SQUARE_210 } from './print-house';
import { createTypesetterInput } from './testing/book';
import { typesetPrintFiles } from './typeset-print-files';
import { typesetReadingPdf } from './typeset-reading-pdf';

const WIDE: Readonly<Record<Language, string>> = { en: 'MWWWM', he: 'שששששש', ar: 'ضصثقفغ', ru: 'ЩШЖМЩЮ' };

/** The longest start of a text that fits. */
function findLongest(text: string, most: number, fits: (text: string) => boolean): string {
  let length = most;
  while (length > 1 && !fits(text.slice(0, length).trim())) length -= 1;
  return text.slice(0, length).trim();
}

/** A book whose cover and last page are as full as they may be. */
const createFullBook = (language: Language, lettering: Lettering, text: string) =>
  createTypesetterInput(language, {
    lettering,
    title: findLongest(text, TEXT_LIMITS.title, (title) => fitsCover({ title, subtitle: '', lettering }, language)),
    starringLine: findLongest(text, TEXT_LIMITS.subtitle, (subtitle) =>
      fitsCover({ title: '', subtitle, lettering }, language),
    ),
    closing: findLongest(text, TEXT_LIMITS.closing, (closing) => fitsClosing(closing, language)),
  });

describe.each(LANGUAGES)('§4 editor: what is said to fit is printed, in %s', (language) => {
  it.each(LETTERINGS)('many words, the title in %s letters', async (lettering) => {
    const book = await createFullBook(language, lettering, `${WIDE[language]} `.repeat(40));
    expect(await typesetReadingPdf(book)).toMatchObject({ ok: true });
  });

  it('one word each, also on the spine', async () => {
    const book = await createFullBook(language, 'round', WIDE[language].repeat(40));
    expect(await typesetPrintFiles(book, SQUARE_210)).toMatchObject({ ok: true });
  });
});
