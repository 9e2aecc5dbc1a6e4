import { fail, ok, type Result } from '@/lib/platform/result';
import { bookData, bookFiles, type Medium } from './book-data';
import { coverTone } from './cover-tone';
import { type BookToSet, INTERIOR_PAGES, isRightToLeft, TRIM_MM } from './model';
import { checkPictures } from './pictures';
import { type PrintHouseProfile, pixelsFor, spineWidthMm } from './print-house';
import { runCompile } from './run-compile';
import type { TypesettingCode } from './set-reading-pdf';

/** The two files of a print order. A picture below the house's resolution is printed, but reported. */
export type PrintFiles = {
  readonly interior: Uint8Array;
  readonly cover: Uint8Array;
  readonly warnings: readonly {
    readonly code: 'picture_low_resolution';
    readonly page: string;
    readonly ppi: number;
  }[];
};

export type PrintCode = TypesettingCode | 'page_count_refused';

const lowResolution = (pictures: readonly { page: string; side: number }[], profile: PrintHouseProfile) => {
  const edgeMm = (page: string) => TRIM_MM + 2 * (page === 'cover' ? profile.coverWrapMm : profile.bleedMm);
  return pictures
    .filter(({ page, side }) => side < pixelsFor(profile, edgeMm(page)))
    .map(({ page, side }) => ({
      code: 'picture_low_resolution' as const,
      page,
      ppi: Math.floor((side * 25.4) / edgeMm(page)),
    }));
};

/**
 * Sets interior and cover for a print house: bleed, trim and bleed boxes, black text as K only, the cover in one
 * piece (`back | spine | front`, mirrored for books read from right to left).
 * `page_count_refused` when the house does not bind 28 pages.
 */
export const setPrintFiles = async (
  book: BookToSet,
  profile: PrintHouseProfile,
): Promise<Result<PrintFiles, PrintCode>> => {
  const spineMm = spineWidthMm(profile, INTERIOR_PAGES);
  if (spineMm === null || INTERIOR_PAGES % profile.pagesMultipleOf !== 0) {
    return fail('page_count_refused', { pages: INTERIOR_PAGES });
  }
  const pictures = await checkPictures(book);
  if (!pictures.ok) return pictures;

  const medium: Medium = { medium: 'print', bleedMm: profile.bleedMm, wrapMm: profile.coverWrapMm, spineMm };
  const data = bookData(book, await coverTone(book.cover.picture), medium);
  const rightToLeft = isRightToLeft(book.language);
  const pdfs = await runCompile({
    createdAt: book.createdAt,
    files: bookFiles(book),
    tasks: [
      {
        template: 'interior',
        data,
        finish: { rightToLeft, pageLayout: 'TwoPageRight', bookmarks: [], spoken: [], trimInsetMm: profile.bleedMm },
      },
      {
        template: 'cover',
        data,
        finish: { rightToLeft, pageLayout: 'SinglePage', bookmarks: [], spoken: [], trimInsetMm: profile.coverWrapMm },
      },
    ],
  });
  if (!pdfs.ok) return pdfs;
  const [interior, cover] = pdfs.value as [Uint8Array, Uint8Array];
  return ok({ interior, cover, warnings: lowResolution(pictures.value, profile) });
};
