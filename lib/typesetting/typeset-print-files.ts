import type { CoverTone } from '@/lib/catalogue';
import { fail, ok, type Result } from '@/lib/platform/result';
import { checkPictures } from './check-pictures';
import { measureCoverTone } from './cover-tone';
import { flattenBook } from './flatten-book';
import { getInteriorPlan } from './interior-plan';
import { type BookInput, isPictureBook, isRtlLanguage } from './model';
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
import { type CutPages, cutSpread } from './spread/cut-pages';
import { listOpenings, toPictureData, toPictureFiles } from './spread/picture-data';
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

/** The openings of a picture book, cut in pages one after the other: each takes 100 MB. */
async function cutOpenings(book: BookInput, profile: PrintHouseProfile): Promise<ReadonlyMap<string, CutPages>> {
  const cut = new Map<string, CutPages>();
  if (!isPictureBook(book)) return cut;
  for (const { key, picture, layout } of listOpenings(book))
    cut.set(key, await cutSpread(picture, layout?.veils ?? [], profile));
  return cut;
}

/** What is typeset: the interior's template, its data and the pictures. */
async function prepareFiles(book: BookInput, tone: CoverTone, profile: PrintHouseProfile, medium: OutputMedium) {
  if (!isPictureBook(book)) {
    const data = toTemplateData(book, tone, medium);
    return { template: 'interior' as const, data, files: toTemplateFiles(book) };
  }
  const files = toPictureFiles(book, await cutOpenings(book, profile));
  return { template: 'picture-interior' as const, data: toPictureData(book, tone, medium), files };
}

async function compileFiles(book: BookInput, tone: CoverTone, profile: PrintHouseProfile, cover: CoverMeasures) {
  const { trimMm, bleedMm } = profile;
  const medium: OutputMedium = { medium: 'print', trimMm, bleedMm, ...cover };
  const { template, data, files } = await prepareFiles(book, tone, profile, medium);
  const rightToLeft = isRtlLanguage(book.language);
  const reversed = isReversed(profile, rightToLeft);
  const plain = { bookmarks: [], spoken: [] };
  return runCompile({
    createdAt: book.createdAt,
    files,
    maxInkPercent: profile.maxInkPercent,
    tasks: [
      {
        template,
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
 * printer gives it. The spreads of a picture book are cut in pages. `page_count_refused` when the print house cannot bind so many pages.
 */
export const typesetPrintFiles = async (
  book: BookInput,
  profile: PrintHouseProfile,
  size?: CoverSize,
): Promise<Result<PrintFiles, PrintErrorCode>> => {
  const plan = getInteriorPlan(book.edition ?? 1);
  const pages = getFilePages(profile, plan.pages);
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
  const expected = { profile, plan, cover, pages, rightToLeft: isRtlLanguage(book.language) };
  const faults = await preflight(files, { ...expected, dedicationPhoto: book.dedicationPhoto !== null });
  return ok({ ...files, pages, faults });
};
