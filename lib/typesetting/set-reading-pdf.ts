import { ok, type Result } from '@/lib/platform/result';
import { bookData, bookFiles } from './book-data';
import { coverTone } from './cover-tone';
import { literalText, unbound } from './literal-text';
import { type BookToSet, INTERIOR_PAGES, isRightToLeft } from './model';
import { checkPictures } from './pictures';
import { type RunCode, runCompile } from './run-compile';
import { spokenText } from './spoken-text';

export type TypesettingCode = RunCode | 'picture_broken';

const INTERIOR_START = 1;
const FIRST_SPREAD_PAGE = 3;

/** One bookmark for each page that is not part of a spread and one for each spread. */
const bookmarksOf = (book: BookToSet) => {
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
  ].map((bookmark) => ({ ...bookmark, label: unbound(literalText(bookmark.label)) }));
};

/**
 * Sets the book to read on a screen: front cover, 28 pages, back cover; 210 × 210 mm; tagged (PDF/UA-1).
 * Two-up readers pair pages from the first one, so that every text faces its picture.
 */
export const setReadingPdf = async (book: BookToSet): Promise<Result<Uint8Array, TypesettingCode>> => {
  const pictures = await checkPictures(book);
  if (!pictures.ok) return pictures;
  const tone = await coverTone(book.cover.picture);
  const pdfs = await runCompile({
    createdAt: book.createdAt,
    files: bookFiles(book),
    tasks: [
      {
        template: 'reading',
        data: bookData(book, tone, { medium: 'screen' }),
        finish: {
          rightToLeft: isRightToLeft(book.language),
          pageLayout: 'TwoPageLeft',
          bookmarks: bookmarksOf(book),
          spoken: spokenText(book),
        },
      },
    ],
  });
  return pdfs.ok ? ok(pdfs.value[0] as Uint8Array) : pdfs;
};
