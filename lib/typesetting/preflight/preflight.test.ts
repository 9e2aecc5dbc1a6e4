import { cmyk, type PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { DEDICATION_DESIGNS } from '../dedication-designs';
import { INTERIOR_PAGES } from '../model';
import { getCoverMeasures, SQUARE_8_5_INCH, SQUARE_210 } from '../print-house';
import { createTypesetterInput } from '../testing/book';
import { listLetters, openPdf } from '../testing/pdf';
import {
  type Break,
  breakFile,
  eachDict,
  expectation,
  firstPage,
  typeset,
  withFewPixels,
} from '../testing/print-files';
import { typesetPrintFiles } from '../typeset-print-files';
import { preflight } from './preflight';
import type { PrintFaultCode } from './print-fault';

// A book for print takes seconds, so that the tests share theirs. The second house refuses the most: transparency, and more
// ink than 270 %.
const USUAL = withFewPixels(SQUARE_210);
const STRICT = withFewPixels(SQUARE_8_5_INCH);
const usual = () => typeset('he', USUAL);
const reversed = () => typeset('he', STRICT, { design: 'stitched' });
const strict = () => typeset('en', STRICT, { design: 'garland' });
const withBarcode = () => typeset('he', { ...STRICT, barcodePage: true }, { design: 'night' });
const OWN_SIZE = { widthMm: 2 * 215.9 + 8 + 2 * 20, heightMm: 215.9 + 2 * 20 };
const ownSize = () => typeset('en', STRICT, { design: 'letter' }, OWN_SIZE);

it.each([
  ['a house with bleed', 'he', usual],
  ['a house with bleed', 'en', () => typeset('en', USUAL)],
  ['the strictest house', 'he', reversed],
  ['the strictest house', 'en', strict],
  ['the strictest house at its own resolution', 'he', () => typeset('he', SQUARE_8_5_INCH)],
] as const)('the files for %s in %s pass the preflight', async (_house, _language, make) => {
  const { faults, pages } = await make();
  expect(faults).toEqual([]);
  expect(pages).toBe(INTERIOR_PAGES);
});

it('the dedication in every design passes the strictest preflight', async () => {
  const made = { stitched: reversed, garland: strict, night: withBarcode, letter: ownSize };
  expect(Object.keys(made)).toEqual([...DEDICATION_DESIGNS]);
  for (const make of Object.values(made)) expect((await make()).faults).toEqual([]);
});

it('a book that was painted darker than the paper takes is lightened for print', async () => {
  expect((await typeset('en', STRICT, { background: '#381820' })).faults).toEqual([]);
});

const SEVEN_PAGES_ON = 7;

describe('right-to-left books of a house that glues at the left only', () => {
  it('begin with their last page and end with the title', async () => {
    const [fromLast, straight] = await Promise.all([
      openPdf((await reversed()).interior),
      openPdf((await usual()).interior),
    ]);
    const lettersOf = (pdf: typeof straight, page: number) => listLetters(pdf, page, true);
    for (const page of [1, SEVEN_PAGES_ON, INTERIOR_PAGES]) {
      expect(await lettersOf(fromLast, page)).toBe(await lettersOf(straight, INTERIOR_PAGES + 1 - page));
    }
    expect(await lettersOf(fromLast, INTERIOR_PAGES)).toContain('נועה');
  });

  it('a left-to-right book keeps its order', async () => {
    const pdf = await openPdf((await strict()).interior);
    expect(await listLetters(pdf, 1, false)).toContain('Maya');
  });

  it("leave the house's barcode sheet empty, beyond the title", async () => {
    const { interior, pages, faults } = await withBarcode();
    expect([pages, faults]).toEqual([INTERIOR_PAGES + 2, []]);
    const pdf = await openPdf(interior);
    expect([await listLetters(pdf, pages, true), await listLetters(pdf, pages - 1, true)]).toEqual(['', '']);
    expect(await listLetters(pdf, pages - 2, true)).toContain('נועה');
  });
});

const FAULTS: readonly (readonly [PrintFaultCode, 'interior' | 'cover', string, Break])[] = [
  ['page_count', 'interior', 'a page less', (pdf) => pdf.removePage(INTERIOR_PAGES - 1)],
  ['page_size', 'interior', 'a smaller page', (pdf) => firstPage(pdf).setMediaBox(0, 0, 600, 600)],
  ['bleed_box', 'interior', 'no bleed', (pdf) => firstPage(pdf).setBleedBox(8.5, 8.5, 595, 595)],
  ['trim_box', 'interior', 'a trim box of the whole page', (pdf) => firstPage(pdf).setTrimBox(0, 0, 612, 612)],
  ['spine', 'cover', 'a spine of another thickness', (pdf) => firstPage(pdf).setMediaBox(0, 0, 1220, 612.28)],
  ['page_count', 'cover', 'a second cover page', (pdf) => pdf.addPage([1230, 612])],
  [
    'font_not_embedded',
    'interior',
    'a font without its file',
    (pdf) =>
      eachDict(pdf, (dict) => {
        for (const key of ['FontFile2', 'FontFile3']) dict.delete(PDFName.of(key));
      }),
  ],
  [
    'font_not_embedded',
    'interior',
    'a standard font',
    (pdf) => void pdf.context.register(pdf.context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' })),
  ],
  [
    'picture_resolution',
    'interior',
    'coarse pictures',
    (pdf) => eachDict(pdf, (dict) => dict.has(PDFName.of('Width')) && dict.set(PDFName.of('Width'), PDFNumber.of(600))),
  ],
  [
    'picture_missing',
    'cover',
    'no picture',
    (pdf) =>
      eachDict(
        pdf,
        (dict) => dict.get(PDFName.of('Subtype'))?.toString() === '/Image' && dict.delete(PDFName.of('Filter')),
      ),
  ],
  [
    'reading_direction',
    'interior',
    'the other direction',
    (pdf) => pdf.catalog.getOrCreateViewerPreferences().dict.set(PDFName.of('Direction'), PDFName.of('L2R')),
  ],
  [
    'reading_direction',
    'interior',
    'the last page first',
    (pdf) => {
      const pages = pdf.getPages().map(({ ref }) => ref);
      pdf.catalog.Pages().set(PDFName.of('Kids'), pdf.context.obj(pages.reverse()));
    },
  ],
];

describe('the preflight reports', () => {
  it.each(FAULTS)('%s of the %s: %s', async (code, file, _what, change) => {
    const files = await usual();
    const broken = { ...files, [file]: await breakFile(files[file], change) };
    const faults = await preflight(broken, expectation(USUAL, true));
    expect(faults).toContainEqual(expect.objectContaining({ file, code }));
  });

  it('a file that is no PDF', async () => {
    const files = { ...(await usual()), cover: new Uint8Array([1, 2, 3]) };
    expect(await preflight(files, expectation(USUAL, true))).toEqual([{ file: 'cover', code: 'file_broken' }]);
  });

  it('transparency, for a house that accepts none', async () => {
    const files = await strict();
    const see = (pdf: PDFDocument) => void pdf.context.register(pdf.context.obj({ Type: 'ExtGState', ca: 0.5 }));
    const faults = await preflight({ ...files, cover: await breakFile(files.cover, see) }, expectation(STRICT, false));
    expect(faults).toContainEqual({ file: 'cover', code: 'transparency' });
  });

  it('a page with more ink than the paper takes, and how much', async () => {
    const files = await strict();
    const darken = (pdf: PDFDocument) =>
      pdf.getPage(4).drawRectangle({ width: 50, height: 50, color: cmyk(1, 1, 0.5, 0.5) });
    const faults = await preflight(
      { ...files, interior: await breakFile(files.interior, darken) },
      expectation(STRICT, false),
    );
    expect(faults).toContainEqual({ file: 'interior', code: 'ink', page: 5, percent: 300 });
  });

  it('a picture that is too dark', async () => {
    const files = await typeset('en', { ...STRICT, maxInkPercent: 300 }, { background: '#381820' });
    const faults = await preflight(files, expectation(STRICT, false));
    const dark = faults.filter(({ file, code }) => file === 'interior' && code === 'ink');
    expect(dark).toHaveLength(12);
    for (const { percent } of dark) expect(percent).toBeGreaterThan(270);
  });

  it('pictures that are too small for their size', async () => {
    const made = await typesetPrintFiles(await createTypesetterInput('en'), USUAL);
    expect(made.ok && made.value.faults.filter(({ code }) => code === 'picture_resolution')).toHaveLength(13);
  });
});

describe("the printer's own size of the cover", () => {
  it('decides about wrap and spine', async () => {
    expect(getCoverMeasures(STRICT, 28, OWN_SIZE)).toEqual({
      wrapMm: expect.closeTo(20),
      spineMm: expect.closeTo(8),
    });
    expect((await ownSize()).faults).toEqual([]);
  });
});
