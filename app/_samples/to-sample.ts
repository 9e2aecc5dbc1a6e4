import type { SampleSpreadView } from '@/components/reader/opening/sample-spread';
import { toOpeningView } from '@/lib/books/server';
import { type CatalogueBook, type Gender, OPENING_WIDTHS, openingUrl, type SampleSpread } from '@/lib/catalogue';
import { getTextDirection } from '@/lib/markets';
import type { RenderedStory } from '@/lib/stories/server';

/** On a phone a detail of the picture fills the screen, so that all of it is more than twice as wide. */
const OPENING_SIZES = '(min-width: 1000px) min(76vw, 1000px), 200vw';
/** The first spread of every book is on pages 4 and 5. */
const FIRST_PAGE = 4;

type Book = Pick<CatalogueBook, 'baseId' | 'language'>;

/** The files of a sample's picture: both pages, as the book's language is read. */
function listFiles({ baseId, language }: Book, gender: Gender, key: SampleSpread) {
  const direction = getTextDirection(language);
  return OPENING_WIDTHS.map((width) => ({ width, path: openingUrl(baseId, gender, key, { direction, width }) }));
}

/** A sample spread of a told story, ready for the reader; none where the story has no such spread. */
export function toSample(
  story: RenderedStory,
  book: Book,
  gender: Gender,
  key: SampleSpread,
): readonly SampleSpreadView[] {
  const at = story.spreads.findIndex((spread) => spread.key === key);
  const spread = story.spreads[at];
  if (!spread) return [];
  const page = FIRST_PAGE + 2 * at;
  const files = listFiles(book, gender, key);
  return [
    {
      spread: {
        paragraphs: spread.paragraphs,
        picture: files.at(-1)?.path ?? '',
        srcSet: files.map(({ width, path }) => `${path} ${width}w`).join(', '),
        sizes: OPENING_SIZES,
      },
      alt: spread.alt,
      pages: [page, page + 1],
      ...toOpeningView(spread, book.language),
    },
  ];
}
