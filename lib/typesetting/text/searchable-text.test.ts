import { PDFiumLibrary } from '@hyzyla/pdfium';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTypesetterInput } from '../testing/book';
import { listLines, openPdf } from '../testing/pdf';
import { typesetReadingPdf } from '../typeset-reading-pdf';
import { toSearchableTexts } from './glyph-texts';

/** What readers find on the first five pages: pdf.js as in Firefox, PDFium as in Chrome. */
const EXTRACTORS = {
  'pdf.js': async (bytes: Uint8Array) => {
    const pdf = await openPdf(bytes);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => listLines(pdf, page, true)));
    return pages.flat().join(' ');
  },
  PDFium: async (bytes: Uint8Array) => {
    const library = await PDFiumLibrary.init();
    const pdf = await library.loadDocument(bytes);
    const text = [0, 1, 2, 3, 4].map((page) => pdf.getPage(page).getText()).join(' ');
    pdf.destroy();
    library.destroy();
    return text;
  },
};

const DEDICATIONS = {
  // Pointed letters come first: the same letters without points have no glyph text of their own then.
  ar: 'مُحَمَّد سرّ القمر، إلى ليلى في عيد ميلادها، لا إلا الأحلام',
  he: 'לנועה באהבה',
} as const;
const WORDS = {
  ar: ['القمر', 'ليلى', 'إلى', 'في', 'ميلادها', 'لا', 'إلا', 'الأحلام', 'والفانوس', 'الأرنبة'],
  he: ['לנועה', 'באהבה', 'והפנס', 'הארנב', 'צחק'],
} as const;

describe.each(['ar', 'he'] as const)(
  '§4 digital book: the text of a book in %s can be searched and copied',
  (language) => {
    let bytes = new Uint8Array();
    beforeAll(async () => {
      const made = await typesetReadingPdf(
        await createTypesetterInput(language, { dedication: DEDICATIONS[language] }),
      );
      if (!made.ok) throw new Error(JSON.stringify(made));
      bytes = new Uint8Array(made.value);
    });

    it('without the isolates around names', async () => {
      expect(await EXTRACTORS.PDFium(new Uint8Array(bytes))).not.toMatch(/[\u2060-\u206f]/u);
    });

    it.each(Object.keys(EXTRACTORS) as (keyof typeof EXTRACTORS)[])('by %s', async (name) => {
      const text = await EXTRACTORS[name](new Uint8Array(bytes));
      expect(WORDS[language].filter((word) => !text.includes(word))).toEqual([]);
    });
  },
);

describe('the texts of glyphs', () => {
  const isMark = (glyph: number) => glyph > 100;
  it.each([
    ['a ligature stands the other way round', [[1, 'في']], ['يف']],
    ['Latin ligatures stay', [[1, 'fi']], ['fi']],
    [
      'a letter and its mark have one character each',
      [
        [1, 'دِ'],
        [101, 'دِ'],
      ],
      ['د', 'ِ'],
    ],
    [
      'a mark that one glyph draws with its letter stays with it',
      [
        [1, 'شׁ'],
        [2, 'ة\u064d'],
      ],
      ['\u05c1ش', '\u064dة'],
    ],
    [
      'a space carries no isolate',
      [
        [1, ' \u2068'],
        [2, '\u2069'],
      ],
      [' ', '\u2069'],
    ],
  ] as const)('%s', (_, entries, texts) => {
    const found = toSearchableTexts(
      entries.map(([glyph, text]) => ({ glyph, text })),
      isMark,
    );
    expect(found.map(({ text }) => text)).toEqual(texts);
  });
});
