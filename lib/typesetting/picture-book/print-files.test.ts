import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getTextDirection, LANGUAGES, type Language } from '@/lib/markets';
import { INTERIOR_PAGES } from '../model';
import { getPictureEdge, type PrintHouseProfile, SQUARE_8_5_INCH, SQUARE_210 } from '../print-house';
import { GUTTER, SPREAD } from '../spread/model';
import { SAMPLE_TEXTS } from '../testing/book';
import { listTags, openPdf, renderPixels } from '../testing/pdf';
import { createPictureBook } from '../testing/picture-book';
import { withFewPixels } from '../testing/print-files';
import { type PrintFiles, typesetPrintFiles } from '../typeset-print-files';
import { cutSpread } from './cut-pages';

const USUAL = withFewPixels(SQUARE_210);
const STRICT = withFewPixels(SQUARE_8_5_INCH);
const FIRST_SPREAD_PAGE = 4;
const WORDLESS_PAGE = 24;

/** A spread of two pages with bleed on its outer sides, in pixels. */
const getSpreadSize = (profile: PrintHouseProfile) => {
  const height = getPictureEdge(profile, 'page');
  const { trimMm, bleedMm } = profile;
  return { width: 2 * Math.ceil((height * (trimMm + bleedMm)) / (trimMm + 2 * bleedMm)), height };
};

const made = new Map<string, Promise<PrintFiles>>();

const create = async (language: Language, profile: PrintHouseProfile): Promise<PrintFiles> => {
  const book = await createPictureBook(language, {
    ...getSpreadSize(profile),
    cover: getPictureEdge(profile, 'cover'),
  });
  const files = await typesetPrintFiles(book, profile);
  if (!files.ok) throw new Error(JSON.stringify(files));
  return files.value;
};

/** A book for print takes seconds, so that the tests share theirs. */
const typeset = (language: Language, profile: PrintHouseProfile): Promise<PrintFiles> => {
  const key = `${language} ${profile.id}`;
  const files = made.get(key) ?? create(language, profile);
  made.set(key, files);
  return files;
};

const mm = (points: number) => Math.round((points / 72) * 2540) / 100;

type Place = { readonly from: number; readonly to: number };

/** Where the words of a page are, in millimetres from the left of its sheet. */
async function listPlaces(bytes: Uint8Array, pageNumber: number): Promise<readonly Place[]> {
  const { items } = await (await (await openPdf(bytes)).getPage(pageNumber)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const x = item.transform[4] as number;
    return [{ from: mm(x), to: mm(x + item.width * Math.sign(item.transform[0] as number)) }];
  });
}

describe.each(LANGUAGES)('§10 spreads: the print files of a picture book in %s', (language) => {
  const rightToLeft = getTextDirection(language) === 'rtl';

  it.each([
    ['a house with bleed', USUAL],
    ['the strictest house', STRICT],
  ] as const)('passes the preflight of %s', async (_house, profile) => {
    const { faults, pages } = await typeset(language, profile);
    expect(faults).toEqual([]);
    expect(pages).toBe(INTERIOR_PAGES);
  });

  it('has single pages with bleed, every spread on two that face each other', async () => {
    const { interior } = await typeset(language, USUAL);
    const pdf = await PDFDocument.load(interior);
    for (const page of pdf.getPages()) {
      const { x, width } = page.getTrimBox();
      expect([mm(page.getMediaBox().width), mm(x), mm(width)]).toEqual([216, 3, 210]);
    }
    const opened = await openPdf(interior);
    const tags = await Promise.all([FIRST_SPREAD_PAGE, FIRST_SPREAD_PAGE + 1].map((page) => listTags(opened, page)));
    expect(tags.map((tag) => tag.filter((name) => name.startsWith('Figure')))).toEqual([
      [`Figure: ${SAMPLE_TEXTS[language].name} 1`],
      [],
    ]);
  });

  it('has its words on the page where they are read, off the fold and the edges', async () => {
    const { interior } = await typeset(language, USUAL);
    const gutterMm = ((GUTTER.to - GUTTER.from) / 2 / SPREAD.width) * SPREAD.mm;
    for (const page of [FIRST_SPREAD_PAGE, FIRST_SPREAD_PAGE + 1]) {
      const places = await listPlaces(interior, page);
      expect(places.length).toBeGreaterThan(0);
      const isLeft = (page === FIRST_SPREAD_PAGE) !== rightToLeft;
      const [first, last] = isLeft ? [5, 210 - gutterMm] : [gutterMm, 205];
      for (const { from, to } of places) {
        expect(Math.min(from, to)).toBeGreaterThanOrEqual(3 + first - 0.5);
        expect(Math.max(from, to)).toBeLessThanOrEqual(3 + last + 0.5);
      }
    }
    expect(await listPlaces(interior, WORDLESS_PAGE)).toEqual([]);
  });
});

describe('§10 spreads: the printed pages of a spread', () => {
  // One millimetre is 10 pixels; red grows from left to right over the whole picture.
  const trim = { trimMm: 20, bleedMm: 2 };
  const [width, height] = [440, 240];
  const paint = () => {
    const data = Buffer.alloc(width * height * 3, 60);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) data[(y * width + x) * 3] = Math.round((x / width) * 255);
    return sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 100 })
      .toBuffer();
  };
  const readRed = async (bytes: Uint8Array, x: number, y = 120) => {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    return { red: data[(y * info.width + x) * 3] ?? -1, size: [info.width, info.height] };
  };

  it('meet at the fold, have their own bleed outside and that of the other page inside', async () => {
    const { left, right } = await cutSpread(new Uint8Array(await paint()), [], trim);
    const at = (x: number) => Math.round((x / width) * 255);
    const cases: readonly (readonly [Uint8Array, number, number])[] = [
      [left, 0, 0],
      [left, 220, 220],
      [left, 239, 239],
      [right, 0, 200],
      [right, 20, 220],
      [right, 239, 439],
    ];
    for (const [page, x, from] of cases) {
      const { red, size } = await readRed(page, x);
      expect(size).toEqual([240, 240]);
      expect(Math.abs(red - at(from))).toBeLessThanOrEqual(3);
    }
  });

  it('are the same ones of a wider picture, whose bleed is larger outside', async () => {
    const wider = await sharp(await paint())
      .extend({ left: 20, right: 20, background: '#000' })
      .jpeg({ quality: 100 })
      .toBuffer();
    const { left, right } = await cutSpread(new Uint8Array(wider), [], trim);
    for (const [page, x] of [
      [left, 220],
      [right, 20],
    ] as const)
      expect(Math.abs((await readRed(page, x)).red - 128)).toBeLessThanOrEqual(3);
  });

  it('have backdrops painted in, also one over the fold', async () => {
    const backdrop = { textId: 'a', x: 1200, y: 600, rx: 200, ry: 100, turn: 0, colour: '#ffffff', alpha: 1 };
    const { left, right } = await cutSpread(new Uint8Array(await paint()), [backdrop], trim);
    expect((await readRed(left, 215)).red).toBeGreaterThan(250);
    expect((await readRed(right, 25)).red).toBeGreaterThan(250);
    expect((await readRed(right, 120)).red).toBeLessThan(250);
  });
});

describe('the cover of a picture book', () => {
  it.each(['en', 'he'] as const)(
    'has its picture on the %s front and its own colour on spine and back',
    async (language) => {
      const { cover } = await typeset(language, USUAL);
      const { data, width, height } = await renderPixels(await openPdf(cover), 1, 0.5);
      const pixel = (x: number, y: number) => {
        const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
        return [...data.subarray(at, at + 3)];
      };
      const [front, back] = language === 'he' ? [0.02, 0.98] : [0.98, 0.02];
      expect(pixel(back, 0.1)).toEqual(pixel(back, 0.9));
      expect(pixel(back, 0.5)).toEqual(pixel(0.5, 0.02));
      expect(pixel(front, 0.1)).not.toEqual(pixel(front, 0.9));
    },
  );
});

describe('the ink of a spread', () => {
  // Darker than the paper takes on the left only, far from the fold, and the same grey over the whole foot of both pages.
  const paint = async () => {
    const { width, height } = getSpreadSize(STRICT);
    const dark = {
      create: {
        width: Math.round(width / 4),
        height: Math.round(height / 2),
        channels: 3 as const,
        background: '#381820',
      },
    };
    const picture = sharp({ create: { width, height, channels: 3, background: '#404048' } });
    return new Uint8Array(
      await picture
        .composite([{ input: dark, left: 0, top: 0 }])
        .jpeg({ quality: 95 })
        .toBuffer(),
    );
  };

  it('is limited alike on both pages, so that no step is seen at the fold', async () => {
    const book = await createPictureBook('en', { ...getSpreadSize(STRICT), cover: getPictureEdge(STRICT, 'cover') });
    const [first, ...others] = book.spreads;
    if (!first) throw new Error('no spread');
    const spreads = [
      { ...first, picture: await paint(), words: { texts: {}, layout: { key: 's01', texts: [] } } },
      ...others,
    ];
    const files = await typesetPrintFiles({ ...book, spreads }, STRICT);
    if (!files.ok) throw new Error(JSON.stringify(files));
    expect(files.value.faults).toEqual([]);
    const pdf = await openPdf(files.value.interior);
    const [left, right] = await Promise.all(
      [FIRST_SPREAD_PAGE, FIRST_SPREAD_PAGE + 1].map(async (page) => {
        const { data, width, height } = await renderPixels(pdf, page, 0.5);
        return data[(Math.floor(height * 0.9) * width + Math.floor(width / 2)) * 4] ?? 0;
      }),
    );
    expect(Math.abs((left ?? 0) - (right ?? 0))).toBeLessThanOrEqual(2);
    expect(left).toBeGreaterThan(0x40 + 3);
  });
});
