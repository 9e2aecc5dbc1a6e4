import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { createTypesetterInput } from '../testing/book';
import { findPdfUaFaults } from '../testing/pdf-ua';
import { createPictureBook } from '../testing/picture-book';
import { typesetReadingPdf } from '../typeset-reading-pdf';

const INPUTS = { 'picture book': createPictureBook, 'book of text pages': createTypesetterInput } as const;
const CASES = (['he', 'en'] as const).flatMap((language) =>
  (['picture book', 'book of text pages'] as const).map((edition) => [edition, language] as const),
);

async function typeset(edition: keyof typeof INPUTS, language: 'he' | 'en'): Promise<Uint8Array> {
  const made = await typesetReadingPdf(await INPUTS[edition](language));
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.value;
}

it.each(CASES)(
  '§4 digital book: a %s in %s has no fault of PDF/UA-1 that a machine finds',
  async (edition, language) => {
    expect(await findPdfUaFaults(await typeset(edition, language))).toEqual([]);
  },
);

const isFigure = (object: unknown): object is PDFDict =>
  object instanceof PDFDict && object.get(PDFName.of('S'))?.toString() === '/Figure';

/** What somebody could break in a finished file. */
const BROKEN: readonly (readonly [fault: string, change: (pdf: PDFDocument) => void])[] = [
  ['11-006: no language', ({ catalog }) => catalog.delete(PDFName.of('Lang'))],
  ['06-002: no mark of PDF/UA', ({ catalog }) => catalog.delete(PDFName.of('Metadata'))],
  ['07-002: the title is not shown', ({ catalog }) => catalog.delete(PDFName.of('ViewerPreferences'))],
  ['00: no structure', ({ catalog }) => catalog.delete(PDFName.of('StructTreeRoot'))],
  [
    '13-004: a picture without words',
    ({ context }) => {
      const objects = context.enumerateIndirectObjects().map(([, object]) => object);
      objects.find(isFigure)?.delete(PDFName.of('Alt'));
    },
  ],
  ['01-005: page 1 paints something without a mark', (pdf) => pdf.getPage(0).drawRectangle({ width: 9, height: 9 })],
];

describe('the check', () => {
  it.each(BROKEN)('reports %s', async (fault, change) => {
    const pdf = await PDFDocument.load(await typeset('picture book', 'en'), { updateMetadata: false });
    change(pdf);
    expect(await findPdfUaFaults(await pdf.save())).toContain(fault);
  });
});
