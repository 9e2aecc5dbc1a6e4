import { PDFDict, PDFDocument, type PDFPage, PDFStream } from '@cantoo/pdf-lib';
import type { DedicationDesign } from '../dedication-designs';
import { FIRST_EDITION } from '../interior-plan';
import { INTERIOR_PAGES } from '../model';
import type { PrintExpectation } from '../preflight/preflight';
import { type CoverSize, getCoverMeasures, type PrintHouseProfile } from '../print-house';
import { typesetPrintFiles } from '../typeset-print-files';
import { createJpeg, createTypesetterInput } from './book';

type BookOptions = {
  /** The colour of most of each picture. */
  readonly background?: string;
  readonly design?: DedicationDesign;
};

/** Every rule counts in the resolution that a house asks for: at a quarter of it a book takes a fraction of the time. */
const FEW_PPI = 75;

/** A print house that is content with pictures of few pixels, and otherwise the same. */
export const withFewPixels = (profile: PrintHouseProfile): PrintHouseProfile => ({ ...profile, minimumPpi: FEW_PPI });

/** Edge in inches of the largest picture of any profile: a front cover with its wrap. */
const LARGEST_INCHES = 10.25;

/** A book with pictures that are just large enough for the profile. */
const createBook = async (
  language: 'he' | 'en',
  { minimumPpi }: PrintHouseProfile,
  { background, design = 'stitched' }: BookOptions = {},
) => {
  const book = await createTypesetterInput(language, { dedicationDesign: design });
  const picture = await createJpeg(Math.ceil(LARGEST_INCHES * minimumPpi), background);
  return {
    ...book,
    cover: { ...book.cover, picture },
    spreads: book.spreads.map((spread) => ({ ...spread, picture })),
  };
};

const typesetBook = async (
  language: 'he' | 'en',
  profile: PrintHouseProfile,
  options?: BookOptions,
  size?: CoverSize,
) => {
  const made = await typesetPrintFiles(await createBook(language, profile, options), profile, size);
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.value;
};

const typesetBooks = new Map<string, ReturnType<typeof typesetBook>>();

/** The files of that book, typeset once for all tests of a file. */
export const typeset: typeof typesetBook = (...book) => {
  const key = JSON.stringify(book);
  const known = typesetBooks.get(key) ?? typesetBook(...book);
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
  return { profile, plan: FIRST_EDITION, cover, pages: INTERIOR_PAGES, rightToLeft, dedicationPhoto: false };
};
