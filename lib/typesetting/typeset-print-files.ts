import { fail, ok, type Result } from '@/lib/platform/result';
import { checkPictures } from './check-pictures';
import { measureCoverTone } from './cover-tone';
import { INTERIOR_PAGES, isRtlLanguage, TRIM_MM, type TypesetterInput } from './model';
import { getRequiredPixels, getSpineWidthMm, type PrintHouseProfile } from './print-house';
import { runCompile } from './run-compile';
import { type OutputMedium, toTemplateData, toTemplateFiles } from './template-data';
import type { TypesettingErrorCode } from './typeset-reading-pdf';

/** The two files of a print order. A picture below the required resolution is printed, but reported. */
export type PrintFiles = {
  readonly interior: Uint8Array;
  readonly cover: Uint8Array;
  readonly warnings: readonly {
    readonly code: 'picture_low_resolution';
    readonly page: string;
    readonly ppi: number;
  }[];
};

export type PrintErrorCode = TypesettingErrorCode | 'page_count_refused';

const listLowResolution = (pictures: readonly { page: string; side: number }[], profile: PrintHouseProfile) => {
  const edgeMm = (page: string) => TRIM_MM + 2 * (page === 'cover' ? profile.coverWrapMm : profile.bleedMm);
  return pictures
    .filter(({ page, side }) => side < getRequiredPixels(profile, edgeMm(page)))
    .map(({ page, side }) => ({
      code: 'picture_low_resolution' as const,
      page,
      ppi: Math.floor((side * 25.4) / edgeMm(page)),
    }));
};

/**
 * Typesets interior and cover for a print house: bleed, trim and bleed boxes, black text as K only, the cover as one
 * page (`back | spine | front`, mirrored for right-to-left books). `page_count_refused` when the print house cannot
 * bind 28 pages.
 */
export const typesetPrintFiles = async (
  book: TypesetterInput,
  profile: PrintHouseProfile,
): Promise<Result<PrintFiles, PrintErrorCode>> => {
  const spineMm = getSpineWidthMm(profile, INTERIOR_PAGES);
  if (spineMm === null || INTERIOR_PAGES % profile.pagesMultipleOf !== 0) {
    return fail('page_count_refused', { pages: INTERIOR_PAGES });
  }
  const pictures = await checkPictures(book);
  if (!pictures.ok) return pictures;

  const medium: OutputMedium = { medium: 'print', bleedMm: profile.bleedMm, wrapMm: profile.coverWrapMm, spineMm };
  const data = toTemplateData(book, await measureCoverTone(book.cover.picture), medium);
  const rightToLeft = isRtlLanguage(book.language);
  const pdfs = await runCompile({
    createdAt: book.createdAt,
    files: toTemplateFiles(book),
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
  return ok({ interior, cover, warnings: listLowResolution(pictures.value, profile) });
};
