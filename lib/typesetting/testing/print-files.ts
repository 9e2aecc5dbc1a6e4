import { PDFDict, PDFDocument, type PDFPage, PDFStream } from '@cantoo/pdf-lib';
import { INTERIOR_PAGES } from '../model';
import type { PrintExpectation } from '../preflight/preflight';
import { getCoverMeasures, type PrintHouseProfile } from '../print-house';
import { typesetPrintFiles } from '../typeset-print-files';
import { createJpeg, createTypesetterInput } from './book';

/** A book with pictures that are large enough for every profile; `background`: the colour of most of each. */
export const createBook = async (language: 'he' | 'en', background?: string) => {
  const book = await createTypesetterInput(language);
  const picture = await createJpeg(3080, background);
  return {
    ...book,
    cover: { ...book.cover, picture },
    spreads: book.spreads.map((spread) => ({ ...spread, picture })),
  };
};

const typesetBook = async (language: 'he' | 'en', profile: PrintHouseProfile, background?: string) => {
  const made = await typesetPrintFiles(await createBook(language, background), profile);
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.value;
};

const typesetBooks = new Map<string, ReturnType<typeof typesetBook>>();

/** The files of that book, typeset once for all tests of a file. */
export const typeset: typeof typesetBook = (language, profile, background) => {
  const key = JSON.stringify([language, profile, background]);
  const known = typesetBooks.get(key) ?? typesetBook(language, profile, background);
  typesetBooks.set(key, known);
  return known;
};

/** A change to an opened file. */
export type Break = (pdf: PDFDocument) => void;

export const firstPage = (pdf: PDFDocument): PDFPage => pdf.getPage(0);

export const eachDict = (pdf: PDFDocument, change: (dict: PDFDict) => void) => {
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict) change(object);
    if (object instanceof PDFStream) change(object.dict);
  }
};

export const breakFile = async (bytes: Uint8Array, change: Break): Promise<Uint8Array> => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  change(pdf);
  return pdf.save({ useObjectStreams: false });
};

/** What the preflight compares the files with. */
export const expectation = (profile: PrintHouseProfile, rightToLeft: boolean): PrintExpectation => {
  const cover = getCoverMeasures(profile, INTERIOR_PAGES);
  if (!cover) throw new Error('no cover');
  return { profile, cover, pages: INTERIOR_PAGES, rightToLeft, dedicationPhoto: false };
};
