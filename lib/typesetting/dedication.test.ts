import { describe, expect, it } from 'vitest';
import { DEDICATION_LIMITS } from '@/lib/books/dedication-limits';
import { LANGUAGES, type Language } from '@/lib/markets';
import { DEDICATION_DESIGNS, type DedicationDesign } from './dedication-designs';
import { fitsDedication } from './page-fit';
import { createFamilyPhoto, createTypesetterInput } from './testing/book';
import { typesetReadingPdf } from './typeset-reading-pdf';

type Page = { readonly design: DedicationDesign; readonly hasPhoto: boolean };
const PLAIN: Page = { design: 'stitched', hasPhoto: false };

/** A book of one spread: its dedication is typeset like that of a whole one. */
const typeset = async (language: Language, dedication: string | null, { design, hasPhoto }: Page = PLAIN) => {
  const dedicationPhoto = hasPhoto ? { picture: await createFamilyPhoto(), alt: 'Photo' } : null;
  const book = await createTypesetterInput(language, { dedication, dedicationDesign: design, dedicationPhoto });
  return typesetReadingPdf({ ...book, spreads: book.spreads.slice(0, 1) });
};

/** Letters of every script that the fonts have; all characters are in `printable/printable.test.ts`. */
const UNUSUAL_LETTERS = 'Назарію Әлия حُب گل علی\u200cرضا חׇכְמָה ₪100 №1 ნინო Անի ደስታ Ελένη Nguyễn Kaʻiulani Ḥ';

/** As much of a text as is said to fit. */
function getLongestFitting(text: string, language: Language, page: Page): string {
  let length = text.length;
  while (length > 0 && !fitsDedication(text.slice(0, length).trim(), language, page)) length -= 1;
  return text.slice(0, length).trim();
}

describe('§4 dedication: what is accepted can be printed', () => {
  it.each(LANGUAGES)('letters of every script have a glyph in the book in %s', async (language) => {
    expect(await typeset(language, UNUSUAL_LETTERS)).toMatchObject({ ok: true });
  });

  const word = { en: 'MWWWM', he: 'שששששש', ar: 'ضصثقفغ', ru: 'ЩШЖМЩЮ' };
  const candidates = (language: Language) => [
    `${word[language]} `.repeat(70).slice(0, DEDICATION_LIMITS.max),
    Array.from({ length: 14 }, () => word[language]).join('\n'),
    word[language].repeat(6),
    `${word[language]} ${word[language]}\n\n`.repeat(7),
  ];
  const cases = LANGUAGES.flatMap((language) =>
    DEDICATION_DESIGNS.flatMap((design) => [
      [language, design, 'without a photo', false] as const,
      [language, design, 'with a photo', true] as const,
    ]),
  );
  // A book is typeset for each text: every page meets every kind of text, each in another language.
  const fitting = cases.map((one, at) => {
    const texts = candidates(one[0]);
    const text = texts[(LANGUAGES.indexOf(one[0]) + at) % texts.length] as string;
    return [...one, text] as const;
  });
  it.each(fitting)(
    'whatever is said to fit fits the page in %s with the design %s %s',
    async (language, design, _photo, hasPhoto, text) => {
      const longest = getLongestFitting(text, language, { design, hasPhoto });
      expect(longest).not.toBe('');
      expect(await typeset(language, longest, { design, hasPhoto })).toMatchObject({ ok: true });
    },
  );

  it.each(cases)(
    'a dedication of the greatest length in common words fits in %s with the design %s %s',
    (language, design, _photo, hasPhoto) => {
      const words = {
        en: 'with all our love ',
        he: 'באהבה גדולה מכולנו ',
        ar: 'مع كل حبنا لك ',
        ru: 'со всей любовью ',
      };
      const text = words[language].repeat(DEDICATION_LIMITS.max).slice(0, DEDICATION_LIMITS.max).trim();
      expect(fitsDedication(text, language, { design, hasPhoto })).toBe(true);
    },
  );

  it('refuses a word wider than the page and more lines than it has', () => {
    expect(fitsDedication('W'.repeat(60), 'en', PLAIN)).toBe(false);
    expect(fitsDedication('a\n'.repeat(40), 'en', PLAIN)).toBe(false);
    expect(fitsDedication('For Maya,\nwith all our love', 'en', PLAIN)).toBe(true);
  });
});
