import { decodePDFRawStream, PDFDocument, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import type { BookLanguage } from '@/lib/stories';
import { SQUARE_210 } from './print-house';
import { createTypesetterInput } from './testing/book';
import { listLetters, openPdf } from './testing/pdf';
import { type PrintFiles, typesetPrintFiles } from './typeset-print-files';

const typeset = async (language: BookLanguage): Promise<PrintFiles> => {
  const made = await typesetPrintFiles(await createTypesetterInput(language), SQUARE_210);
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.value;
};

const hebrew = typeset('he');
const english = typeset('en');

const mm = (points: number) => Math.round((points / 72) * 2540) / 100;
const rectangle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  [x, y, width, height].map(mm);

/** Operators of one page's content. */
const getContent = (pdf: PDFDocument, index: number): string => {
  const contents = pdf.getPage(index).node.Contents();
  const streams = contents && 'asArray' in contents ? contents.asArray() : [contents];
  return streams
    .map((stream) => (stream instanceof PDFRef ? pdf.context.lookup(stream) : stream))
    .map((stream) =>
      stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '',
    )
    .join('\n');
};

describe('print interior', () => {
  it('has 28 pages of 216 mm with a trim box of 210 mm', async () => {
    const pdf = await PDFDocument.load((await hebrew).interior);
    expect(pdf.getPageCount()).toBe(28);
    for (const page of pdf.getPages()) {
      expect(rectangle(page.getMediaBox())).toEqual([0, 0, 216, 216]);
      expect(rectangle(page.getBleedBox())).toEqual([0, 0, 216, 216]);
      expect(rectangle(page.getTrimBox())).toEqual([3, 3, 210, 210]);
    }
  });

  it('starts on a right-hand page and specifies the binding side', async () => {
    const pdf = await openPdf((await hebrew).interior);
    expect(await pdf.getPageLayout()).toBe('TwoPageRight');
    expect((await pdf.getViewerPreferences())?.get('Direction')).toBe('R2L');
    const other = await openPdf((await english).interior);
    expect((await other.getViewerPreferences())?.get('Direction')).toBe('L2R');
  });

  it("prints text in black ink only, except the hero's name", async () => {
    const content = getContent(await PDFDocument.load((await english).interior), 3);
    const colours = new Set(content.match(/^[\d. ]+ (?:k|rg|g|scn)$/gmu));
    expect([...colours]).toContain('0 0 0 1 k');
    expect([...colours].filter((colour) => !colour.endsWith(' k'))).toEqual([]);
    expect(content).not.toMatch(/ rg$/mu);
  });
});

describe('print cover', () => {
  const width = 2 * 210 + 6.35 + 2 * 3;

  it('is one page as wide as two pages, spine and bleed', async () => {
    const pdf = await PDFDocument.load((await hebrew).cover);
    expect(pdf.getPageCount()).toBe(1);
    expect(rectangle(pdf.getPage(0).getMediaBox())).toEqual([0, 0, width, 216]);
    expect(rectangle(pdf.getPage(0).getTrimBox())).toEqual([3, 3, width - 6, 210]);
  });

  it.each([
    ['en', english, true],
    ['he', hebrew, false],
  ] as const)('has its picture on the %s front', async (_language, files, onTheRight) => {
    const page = await (await openPdf((await files).cover)).getPage(1);
    const tree = JSON.parse(JSON.stringify(await page.getStructTree()));
    const figures: { bbox: number[] }[] = [];
    JSON.stringify(tree, (key, value) => {
      if (key !== 'parent' && value?.role === 'Figure') figures.push(value);
      return value;
    });
    const left = mm(figures[0]?.bbox[0] ?? Number.NaN);
    if (onTheRight) expect(left).toBeCloseTo(210 + 6.35, 1);
    else expect(left).toBeCloseTo(0, 1);
  });

  it('has the title on its spine', async () => {
    const letters = await listLetters(await openPdf((await english).cover), 1, false);
    expect(letters.match(/Laughing/gu)).toHaveLength(2);
  });
});

it('rejects a print house that cannot bind 28 pages', async () => {
  const profile = { ...SQUARE_210, pagesMultipleOf: 8 };
  expect(await typesetPrintFiles(await createTypesetterInput('en'), profile)).toMatchObject({
    ok: false,
    code: 'page_count_refused',
  });
});

it('has no personal data in the PDF metadata', async () => {
  const pdf = await PDFDocument.load((await english).interior, { updateMetadata: false });
  expect(pdf.getAuthor()).toBe('Gibori');
  expect(pdf.getSubject() ?? '').toBe('');
});
