import { ok, type Result } from '@/lib/platform/result';
import { checkPictures } from './check-pictures';
import type { FinishOptions } from './compile-job';
import { measureCoverTone } from './cover-tone';
import { type BookInput, isPictureBook, isRtlLanguage, type PictureBookInput, type TypesetterInput } from './model';
import { measureCoverLook } from './picture-book/back-colour';
import { setSpreads } from './picture-book/layout-on-picture';
import { toPictureData, toPictureFiles } from './picture-book/picture-data';
import { type RunCode, runCompile } from './run-compile';
import { toTemplateData, toTemplateFiles } from './template-data';
import { replaceNoBreakSpaces, toLiteralText } from './text/literal-text';
import { listSpokenTexts } from './text/spoken-text';

export type TypesettingErrorCode = RunCode | 'picture_broken';

const SCREEN = { medium: 'screen' } as const;

/** Where the pages of a file begin. */
type PageIndexes = {
  readonly title: number;
  readonly imprint: number;
  readonly dedication: number;
  readonly getSpread: (index: number) => number;
  readonly closing: number;
  readonly back: number;
};

/** Cover, title, imprint, dedication, the spreads of text and picture, closing, back. */
function getFirstEditionPages({ spreads }: TypesetterInput): PageIndexes {
  const getSpread = (index: number) => 4 + 2 * index;
  const closing = getSpread(spreads.length);
  return { title: 1, imprint: 2, dedication: 3, getSpread, closing, back: closing + 1 };
}

/** Cover, endpapers, title, imprint with dedication, the spreads, closing, endpapers, back. */
function getPictureBookPages({ ends, spreads }: PictureBookInput): PageIndexes {
  const openings = ends ? 1 : 0;
  const title = 1 + openings;
  const closing = title + 2 + spreads.length;
  return {
    title,
    imprint: title + 1,
    dedication: title + 1,
    getSpread: (index) => title + 2 + index,
    closing,
    back: closing + openings + 1,
  };
}

/** One bookmark for each spread and for each other page. */
const listBookmarks = (book: BookInput) => {
  const { cover, title, imprint, dedication, closing, back } = book.bookmarks;
  const pages = isPictureBook(book) ? getPictureBookPages(book) : getFirstEditionPages(book);
  return [
    { label: cover, pageIndex: 0 },
    { label: title, pageIndex: pages.title },
    { label: imprint, pageIndex: pages.imprint },
    { label: dedication, pageIndex: pages.dedication },
    ...book.spreads.map((spread, index) => ({ label: spread.bookmark, pageIndex: pages.getSpread(index) })),
    { label: closing, pageIndex: pages.closing },
    { label: back, pageIndex: pages.back },
  ].map((bookmark) => ({ ...bookmark, label: replaceNoBreakSpaces(toLiteralText(bookmark.label)) }));
};

async function prepareFirstEdition(book: TypesetterInput) {
  const tone = await measureCoverTone(book.cover.picture);
  const data = toTemplateData(book, tone, SCREEN);
  return ok({ template: 'reading' as const, data, files: toTemplateFiles(book), spoken: listSpokenTexts(book) });
}

async function preparePictureBook(book: PictureBookInput) {
  const placed = await setSpreads(book);
  if (!placed.ok) return placed;
  const set = { ...book, spreads: placed.value };
  const look = await measureCoverLook(book.cover.picture, isRtlLanguage(book.language));
  const data = toPictureData(set, look, SCREEN);
  return ok({ template: 'picture-reading' as const, data, files: toPictureFiles(book), spoken: listSpokenTexts(set) });
}

/**
 * Typesets the book for reading on screen: front cover, 28 pages, back cover; 210 × 210 mm; tagged (PDF/UA-1). Two-page
 * view pairs pages from the first one, so that every text faces its picture. The openings of a picture book are pages of
 * 420 × 210 mm.
 */
export const typesetReadingPdf = async (book: BookInput): Promise<Result<Uint8Array, TypesettingErrorCode>> => {
  const pictures = await checkPictures(book);
  if (!pictures.ok) return pictures;
  const prepared = isPictureBook(book) ? await preparePictureBook(book) : await prepareFirstEdition(book);
  if (!prepared.ok) return prepared;
  const { template, data, files, spoken } = prepared.value;
  const finish: FinishOptions = {
    rightToLeft: isRtlLanguage(book.language),
    pageLayout: isPictureBook(book) ? 'SinglePage' : 'TwoPageLeft',
    bookmarks: listBookmarks(book),
    spoken,
  };
  const pdfs = await runCompile({ createdAt: book.createdAt, files, tasks: [{ template, data, finish }] });
  return pdfs.ok ? ok(pdfs.value[0] as Uint8Array) : pdfs;
};
