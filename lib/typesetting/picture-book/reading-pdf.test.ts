import { PDFiumLibrary } from '@hyzyla/pdfium';
import { beforeAll, describe, expect, it } from 'vitest';
import { getTextDirection, LANGUAGES, type Language } from '@/lib/markets';
import type { PictureBookInput } from '../model';
import { SAMPLE_TEXTS } from '../testing/book';
import { listFonts, listTags, openPdf } from '../testing/pdf';
import { createPictureBook } from '../testing/picture-book';
import { typesetReadingPdf } from '../typeset-reading-pdf';

const OPENING = [420, 210] as const;
const PAGE = [210, 210] as const;
const SPREADS = Array.from({ length: 12 }, (_, index) => index + 1);
const FIRST_SPREAD_PAGE = 5;
const WORDLESS = 11;

const mm = (points: number) => Math.round((points / 72) * 254) / 10;
const bare = (text: string) => text.replace(/[\u2068\u2069]/gu, '');

const typeset = async (book: PictureBookInput): Promise<Uint8Array> => {
  const made = await typesetReadingPdf(book);
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.value;
};

const listSizes = async (bytes: Uint8Array) => {
  const pdf = await openPdf(bytes);
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const views = await Promise.all(numbers.map(async (number) => (await pdf.getPage(number)).view));
  return views.map(([, , width, height]) => [mm(width ?? 0), mm(height ?? 0)]);
};

/** The words of a spread as its paragraphs are read out. */
const listTexts = (language: Language) => {
  const { opening, story, blurb } = SAMPLE_TEXTS[language];
  return [opening, story, blurb.replace(/\p{P}/gu, ''), opening].map(bare);
};

describe.each(LANGUAGES)('§4 digital book: a picture book in %s', (language) => {
  let bytes = new Uint8Array();
  beforeAll(async () => {
    bytes = new Uint8Array(await typeset(await createPictureBook(language)));
  });
  const open = () => openPdf(bytes);

  it('has each spread as one page as wide as two, between its endpapers', async () => {
    const spreads = SPREADS.map(() => OPENING);
    expect(await listSizes(bytes)).toEqual([PAGE, OPENING, PAGE, OPENING, ...spreads, PAGE, OPENING, PAGE]);
    const pdf = await open();
    expect(await pdf.getPageLayout()).toBe('SinglePage');
    const direction = getTextDirection(language) === 'rtl' ? 'R2L' : 'L2R';
    expect((await pdf.getViewerPreferences())?.get('Direction')).toBe(direction);
  });

  it('is tagged: each picture has its description, each text is one paragraph wherever its words stand', async () => {
    const pdf = await open();
    for (const spread of SPREADS) {
      const texts = spread === WORDLESS ? [] : listTexts(language);
      expect(await listTags(pdf, FIRST_SPREAD_PAGE + spread - 1)).toEqual([
        `Figure: ${SAMPLE_TEXTS[language].name} ${spread}`,
        ...texts.map((text) => `P: ${text}`),
      ]);
    }
    expect(await listTags(pdf, 2)).toEqual([`Figure: ${getTextDirection(language)} front`]);
  });

  it('has the line of the child below the title, in the calm top third of the cover', async () => {
    const page = await (await open()).getPage(1);
    const { items } = await page.getTextContent();
    const heights = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.transform[5] as number] : []));
    const [, , , height = 0] = page.view;
    expect(new Set(heights).size).toBeGreaterThan(1);
    expect(Math.min(...heights)).toBeGreaterThan((height * 2) / 3);
  });

  it('has bookmarks at its pages and all its fonts', async () => {
    const pdf = await open();
    const outline = await pdf.getOutline();
    const pages = await Promise.all(
      outline.map(async ({ dest }) =>
        pdf.getPageIndex((dest as unknown[])[0] as Parameters<typeof pdf.getPageIndex>[0]),
      ),
    );
    expect(pages).toEqual([0, 2, 3, 3, ...SPREADS.map((spread) => 3 + spread), 16, 18]);
    const fonts = await listFonts(bytes);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter(({ embedded }) => !embedded)).toEqual([]);
  });
});

/** Unpointed words of a box and of a path, which stands aslant. */
const WORDS = {
  he: ['הארנב', 'לחש', 'לנועה', 'צחק', 'לילה', 'מגלה', 'פנס', 'לפחד'],
  ar: ['الأرنبة', 'ليلى', 'القمر', 'تكتشف'],
} as const;

describe.each(['he', 'ar'] as const)('§4 digital book: the words of a picture book in %s are found', (language) => {
  it('in boxes and along paths', async () => {
    const bytes = await typeset(await createPictureBook(language));
    const library = await PDFiumLibrary.init();
    const pdf = await library.loadDocument(bytes);
    const text = pdf.getPage(FIRST_SPREAD_PAGE - 1).getText();
    pdf.destroy();
    library.destroy();
    expect(WORDS[language].filter((word) => !text.includes(word))).toEqual([]);
  });
});

describe('§4 digital book: a picture book', () => {
  it('without endpapers has two pages less, and its bookmarks keep their pages', async () => {
    const { ends: _ends, ...book } = await createPictureBook('en');
    const bytes = await typeset(book);
    expect((await listSizes(bytes)).slice(0, 4)).toEqual([PAGE, PAGE, OPENING, OPENING]);
    expect(await listTags(await openPdf(bytes), 4)).toContain(`Figure: ${SAMPLE_TEXTS.en.name} 1`);
  });

  it('a text that does not fit its place is an error that names the spread', async () => {
    const book = await createPictureBook('en');
    const spreads = book.spreads.map((spread) =>
      spread.key === 's03'
        ? { ...spread, words: { ...spread.words, texts: { story: 'and then another word '.repeat(80) } } }
        : spread,
    );
    expect(await typesetReadingPdf({ ...book, spreads })).toMatchObject({
      ok: false,
      code: 'text_overflow',
      data: { page: 's03' },
    });
  });

  it('a broken picture is an error that names it', async () => {
    const book = await createPictureBook('en');
    const ends = {
      front: { picture: new Uint8Array([1, 2, 3]), alt: '' },
      back: { picture: book.cover.picture, alt: '' },
    };
    expect(await typesetReadingPdf({ ...book, ends })).toMatchObject({
      code: 'picture_broken',
      data: { page: 'ends-front' },
    });
  });
});
