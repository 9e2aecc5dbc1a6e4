import { PDFiumLibrary } from '@hyzyla/pdfium';
import { describe, expect, it } from 'vitest';
import { stripPoints } from '@/lib/platform/text/points';
import { LIBRARY } from '@/lib/stories/data';
import { renderPictureBook } from '@/lib/stories/server';
import { listTags, openPdf } from '../testing/pdf';
import { createPictureBook } from '../testing/picture-book';
import { typesetReadingPdf } from '../typeset-reading-pdf';

const FIRST_SPREAD_PAGE = 5;
/** A name of the maximum length in one word. */
const NAMES = { he: 'אביגיילאביגיילאביג', ar: 'عبدالرحمنعبدالرحيم' } as const;

/** Plain words of the first two spreads of the first book, in boxes and calls. */
const WORDS = {
  he: ['מנורה', 'דולקת', 'החשך', 'דופק', 'גחלילית', 'המשפחה', 'מאירה', 'היער'],
  ar: ['المصباح', 'العتمة', 'الطارق', 'القمر', 'عائلتي', 'الغابة'],
} as const;

/** As PDFium searches, the reader of most browsers: without regard to points. */
async function expectWords(bytes: Uint8Array, language: 'he' | 'ar', id: number) {
  if (id !== 1) return;
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(bytes);
  const text = [FIRST_SPREAD_PAGE - 1, FIRST_SPREAD_PAGE].map((page) => pdf.getPage(page).getText()).join('\n');
  pdf.destroy();
  library.destroy();
  expect(WORDS[language].filter((word) => !stripPoints(text).includes(word))).toEqual([]);
}

const POINTED = LIBRARY.flatMap((story) =>
  (['he', 'ar'] as const).flatMap((language) =>
    story.pointedTexts?.[language] ? [{ id: story.baseId, story, language }] : [],
  ),
);

describe.each(POINTED)('§10 points: the PDF of pointed picture book $id ($language)', ({ story, language }) => {
  it('has every word in its place, and its paragraphs are read out as they are written', async () => {
    const name = NAMES[language];
    const told = renderPictureBook(story, { name, gender: 'girl', language, points: true });
    const sample = await createPictureBook(language);
    const spreads = sample.spreads.map((spread, at) => {
      const words = told.spreads[at]?.words;
      if (!words) throw new Error('no words');
      return { ...spread, words };
    });
    const { closing, blurb } = told;
    const made = await typesetReadingPdf({ ...sample, heroName: name, spreads, closing, back: { blurb } });
    if (!made.ok) throw new Error(JSON.stringify(made));
    await expectWords(made.value, language, story.baseId);
    const [, ...tags] = await listTags(await openPdf(made.value), FIRST_SPREAD_PAGE);
    const paragraphs = told.spreads[0]?.paragraphs ?? [];
    // Headings have straight quotes.
    const straighten = (text: string) => text.replaceAll('״', '"');
    const printed = paragraphs.map((text) => `P: ${text.replace(/[\u2068\u2069]/gu, '').replaceAll('\n', ' ')}`);
    expect(tags.map(straighten)).toEqual(printed.map(straighten));
  });
});
