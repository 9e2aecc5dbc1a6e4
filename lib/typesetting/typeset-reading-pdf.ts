import { fail, ok, type Result } from '@/lib/platform/result';
import { checkPictures } from './check-pictures';
import { measureCoverTone } from './cover-tone';
import { type BookInput, INTERIOR_PAGES, isPictureBook, isRtlLanguage, type PictureBookInput } from './model';
import { type RunCode, runCompile } from './run-compile';
import { toPictureData, toPictureFiles } from './spread/picture-data';
import { toTemplateData, toTemplateFiles } from './template-data';
import { replaceNoBreakSpaces, toLiteralText } from './text/literal-text';
import { listSpokenTexts } from './text/spoken-text';

export type TypesettingErrorCode = RunCode | 'picture_broken';

const SCREEN = { medium: 'screen' } as const;
const INTERIOR_START = 1;
const FIRST_SPREAD_PAGE = 3;

/** Where the pages of a file begin that are not alike in both editions. */
const FIRST_EDITION = {
  imprint: INTERIOR_START + 1,
  dedication: INTERIOR_START + 2,
  getSpread: (index: number) => INTERIOR_START + FIRST_SPREAD_PAGE + 2 * index,
  closing: INTERIOR_PAGES,
};
/** Cover, title, endpapers, imprint with dedication, twelve spreads, endpapers, closing, back. */
const PICTURE_BOOK = { imprint: 3, dedication: 3, getSpread: (index: number) => 4 + index, closing: 17 };

/** One bookmark for each spread and for each other page. */
const listBookmarks = (book: BookInput) => {
  const { cover, title, imprint, dedication, closing, back } = book.bookmarks;
  const pages = isPictureBook(book) ? PICTURE_BOOK : FIRST_EDITION;
  return [
    { label: cover, pageIndex: 0 },
    { label: title, pageIndex: INTERIOR_START },
    { label: imprint, pageIndex: pages.imprint },
    { label: dedication, pageIndex: pages.dedication },
    ...book.spreads.map((spread, index) => ({ label: spread.bookmark, pageIndex: pages.getSpread(index) })),
    { label: closing, pageIndex: pages.closing },
    { label: back, pageIndex: pages.closing + 1 },
  ].map((bookmark) => ({ ...bookmark, label: replaceNoBreakSpaces(toLiteralText(bookmark.label)) }));
};

/** A text that does not fit its place, which `layoutSpread` named. */
function findOverflow(book: PictureBookInput): Result<null, 'text_overflow'> {
  const page = book.spreads.find(({ layout }) => layout.overflow.length > 0)?.key;
  return page === undefined ? ok(null) : fail('text_overflow', { page });
}

/**
 * Typesets the book for reading on screen: front cover, 28 pages, back cover; 210 × 210 mm; tagged (PDF/UA-1). Two-page
 * view pairs pages from the first one, so that every text faces its picture. The openings of a picture book are pages of
 * 420 × 210 mm.
 */
export const typesetReadingPdf = async (book: BookInput): Promise<Result<Uint8Array, TypesettingErrorCode>> => {
  const fits = isPictureBook(book) ? findOverflow(book) : ok(null);
  if (!fits.ok) return fits;
  const pictures = await checkPictures(book);
  if (!pictures.ok) return pictures;
  const tone = await measureCoverTone(book.cover.picture);
  const pdfs = await runCompile({
    createdAt: book.createdAt,
    files: isPictureBook(book) ? toPictureFiles(book) : toTemplateFiles(book),
    tasks: [
      {
        ...(isPictureBook(book)
          ? { template: 'picture-reading', data: toPictureData(book, tone, SCREEN) }
          : { template: 'reading', data: toTemplateData(book, tone, SCREEN) }),
        finish: {
          rightToLeft: isRtlLanguage(book.language),
          pageLayout: isPictureBook(book) ? 'SinglePage' : 'TwoPageLeft',
          bookmarks: listBookmarks(book),
          spoken: listSpokenTexts(book),
        },
      },
    ],
  });
  return pdfs.ok ? ok(pdfs.value[0] as Uint8Array) : pdfs;
};
