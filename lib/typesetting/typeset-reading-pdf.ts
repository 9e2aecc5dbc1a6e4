import { ok, type Result } from '@/lib/platform/result';
import { checkPictures } from './check-pictures';
import { measureCoverTone } from './cover-tone';
import { INTERIOR_PAGES, isRtlLanguage, type TypesetterInput } from './model';
import { type RunCode, runCompile } from './run-compile';
import { toTemplateData, toTemplateFiles } from './template-data';
import { replaceNoBreakSpaces, toLiteralText } from './text/literal-text';
import { listSpokenTexts } from './text/spoken-text';

export type TypesettingErrorCode = RunCode | 'picture_broken';

const INTERIOR_START = 1;
const FIRST_SPREAD_PAGE = 3;

/** One bookmark for each spread and for each other page. */
const listBookmarks = (book: TypesetterInput) => {
  const { cover, title, imprint, dedication, closing, back } = book.bookmarks;
  return [
    { label: cover, pageIndex: 0 },
    { label: title, pageIndex: INTERIOR_START },
    { label: imprint, pageIndex: INTERIOR_START + 1 },
    { label: dedication, pageIndex: INTERIOR_START + 2 },
    ...book.spreads.map((spread, index) => ({
      label: spread.bookmark,
      pageIndex: INTERIOR_START + FIRST_SPREAD_PAGE + 2 * index,
    })),
    { label: closing, pageIndex: INTERIOR_PAGES },
    { label: back, pageIndex: INTERIOR_PAGES + 1 },
  ].map((bookmark) => ({ ...bookmark, label: replaceNoBreakSpaces(toLiteralText(bookmark.label)) }));
};

/**
 * Typesets the book for reading on screen: front cover, 28 pages, back cover; 210 × 210 mm; tagged (PDF/UA-1). Two-page
 * view pairs pages from the first one, so that every text faces its picture.
 */
export const typesetReadingPdf = async (book: TypesetterInput): Promise<Result<Uint8Array, TypesettingErrorCode>> => {
  const pictures = await checkPictures(book);
  if (!pictures.ok) return pictures;
  const tone = await measureCoverTone(book.cover.picture);
  const pdfs = await runCompile({
    createdAt: book.createdAt,
    files: toTemplateFiles(book),
    tasks: [
      {
        template: 'reading',
        data: toTemplateData(book, tone, { medium: 'screen' }),
        finish: {
          rightToLeft: isRtlLanguage(book.language),
          pageLayout: 'TwoPageLeft',
          bookmarks: listBookmarks(book),
          spoken: listSpokenTexts(book),
        },
      },
    ],
  });
  return pdfs.ok ? ok(pdfs.value[0] as Uint8Array) : pdfs;
};
