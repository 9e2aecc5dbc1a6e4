import { fail, ok, type Result } from '@/lib/platform/result';
import { checkPictures } from './check-pictures';
import { measureCoverTone } from './cover-tone';
import { flattenBook } from './flatten-book';
import { INTERIOR_PAGES, isRtlLanguage, type TypesetterInput } from './model';
import { preflight } from './preflight/preflight';
import type { PrintFault } from './preflight/print-fault';
import {
  type CoverMeasures,
  type CoverSize,
  getCoverMeasures,
  getFilePages,
  isReversed,
  type PrintHouseProfile,
} from './print-house';
import { runCompile } from './run-compile';
import { type OutputMedium, toTemplateData, toTemplateFiles } from './template-data';
import type { TypesettingErrorCode } from './typeset-reading-pdf';

/** The two files of a print order and what the preflight found in them: they are printed only without faults. */
export type PrintFiles = {
  readonly interior: Uint8Array;
  readonly cover: Uint8Array;
  /** Pages of the interior file. */
  readonly pages: number;
  readonly faults: readonly PrintFault[];
};

export type PrintErrorCode = TypesettingErrorCode | 'page_count_refused';

function compileFiles(
  book: TypesetterInput,
  tone: Parameters<typeof toTemplateData>[1],
  profile: PrintHouseProfile,
  cover: CoverMeasures,
) {
  const { trimMm, bleedMm } = profile;
  const medium: OutputMedium = { medium: 'print', trimMm, bleedMm, ...cover };
  const data = toTemplateData(book, tone, medium);
  const rightToLeft = isRtlLanguage(book.language);
  const reversed = isReversed(profile, rightToLeft);
  const plain = { bookmarks: [], spoken: [] };
  return runCompile({
    createdAt: book.createdAt,
    files: toTemplateFiles(book),
    maxInkPercent: profile.maxInkPercent,
    tasks: [
      {
        template: 'interior',
        data,
        finish: {
          ...plain,
          // A reversed file is read like a left-to-right one by whoever binds it.
          rightToLeft: rightToLeft && !reversed,
          pageLayout: 'TwoPageRight',
          trimInsetMm: bleedMm,
          reversePages: reversed,
          emptyPages: getFilePages(profile, 0),
        },
      },
      {
        template: 'cover',
        data,
        finish: { ...plain, rightToLeft, pageLayout: 'SinglePage', trimInsetMm: cover.wrapMm },
      },
    ],
  });
}

/**
 * Typesets interior and cover for a print house and checks them: bleed, trim and bleed boxes, black text as K only, the
 * cover as one page (`back | spine | front`, mirrored for right-to-left books). `size` is the sheet of the cover as the
 * printer gives it. `page_count_refused` when the print house cannot bind so many pages.
 */
export const typesetPrintFiles = async (
  book: TypesetterInput,
  profile: PrintHouseProfile,
  size?: CoverSize,
): Promise<Result<PrintFiles, PrintErrorCode>> => {
  const pages = getFilePages(profile, INTERIOR_PAGES);
  const cover = getCoverMeasures(profile, pages, size);
  if (cover === null || pages % profile.pagesMultipleOf !== 0) return fail('page_count_refused', { pages });
  const pictures = await checkPictures(book);
  if (!pictures.ok) return pictures;
  const tone = await measureCoverTone(book.cover.picture);
  const flat = profile.transparency ? book : await flattenBook(book, tone);
  const pdfs = await compileFiles(flat, profile.transparency ? tone : { ...tone, tint: 0 }, profile, cover);
  if (!pdfs.ok) return pdfs;
  const [interior, coverFile] = pdfs.value as [Uint8Array, Uint8Array];
  const files = { interior, cover: coverFile };
  const expected = { profile, cover, pages, rightToLeft: isRtlLanguage(book.language) };
  const faults = await preflight(files, { ...expected, dedicationPhoto: book.dedicationPhoto !== null });
  return ok({ ...files, pages, faults });
};
