import { fail, ok, type Result } from '@/lib/platform/result';
import { checkPictures } from './check-pictures';
import { measureCoverTone } from './cover-tone';
import { flattenBook, flattenPictureBook } from './flatten-book';
import { getInteriorPlan } from './interior-plan';
import { type BookInput, isPictureBook, isRtlLanguage, type PictureBookInput, type TypesetterInput } from './model';
import { measureCoverLook } from './picture-book/back-colour';
import { type CutPages, cutSpread } from './picture-book/cut-pages';
import { setSpreads } from './picture-book/layout-on-picture';
import { listMeetingFiles, toPageFiles, toPictureData } from './picture-book/picture-data';
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

/** What is typeset: the interior's template, and the data and pictures of both files. */
type Prepared = {
  readonly template: 'interior' | 'picture-interior';
  readonly data: unknown;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Pictures that are lightened alike. */
  readonly meeting: readonly (readonly string[])[];
};

async function prepareFirstEdition(book: TypesetterInput, { transparency }: PrintHouseProfile, medium: OutputMedium) {
  const tone = await measureCoverTone(book.cover.picture);
  const flat = transparency ? book : await flattenBook(book, tone);
  const data = toTemplateData(flat, transparency ? tone : { ...tone, tint: 0 }, medium);
  return ok({ template: 'interior', data, files: toTemplateFiles(flat), meeting: [] } satisfies Prepared);
}

/** The spreads are cut in pages one after the other: each takes 100 MB. */
async function preparePictureBook(book: PictureBookInput, profile: PrintHouseProfile, medium: OutputMedium) {
  const placed = await setSpreads(book, profile);
  if (!placed.ok) return placed;
  const look = await measureCoverLook(book.cover.picture, isRtlLanguage(book.language));
  const flat = profile.transparency ? book : await flattenPictureBook(book, look);
  const set = { ...flat, spreads: placed.value };
  const cut = new Map<string, CutPages>();
  for (const { key, picture, layout } of set.spreads) cut.set(key, await cutSpread(picture, layout.backdrops, profile));
  const data = toPictureData(set, profile.transparency ? look : { ...look, tint: 0 }, medium);
  const files = toPageFiles(flat, cut);
  return ok({ template: 'picture-interior', data, files, meeting: listMeetingFiles(book) } satisfies Prepared);
}

async function compileFiles(
  { createdAt, language }: BookInput,
  { template, data, files, meeting }: Prepared,
  profile: PrintHouseProfile,
  cover: CoverMeasures,
) {
  const rightToLeft = isRtlLanguage(language);
  const reversed = isReversed(profile, rightToLeft);
  const plain = { bookmarks: [], spoken: [] };
  return runCompile({
    createdAt,
    files,
    meeting,
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
          trimInsetMm: profile.bleedMm,
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
 * printer gives it. The spreads of a picture book are cut in pages. `page_count_refused` when the print house cannot bind so
 * many pages.
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
  const { trimMm, bleedMm } = profile;
  const medium: OutputMedium = { medium: 'print', trimMm, bleedMm, ...cover };
  const prepared = isPictureBook(book)
    ? await preparePictureBook(book, profile, medium)
    : await prepareFirstEdition(book, profile, medium);
  if (!prepared.ok) return prepared;
  const pdfs = await compileFiles(book, prepared.value, profile, cover);
  if (!pdfs.ok) return pdfs;
  const [interior, coverFile] = pdfs.value as [Uint8Array, Uint8Array];
  const files = { interior, cover: coverFile };
  const expected = { profile, plan, cover, pages, rightToLeft: isRtlLanguage(book.language) };
  const faults = await preflight(files, { ...expected, dedicationPhoto: book.dedicationPhoto !== null });
  return ok({ ...files, pages, faults });
};
