import { getLettering, toBaseId } from '@/lib/catalogue';
import type { PageLayout } from '@/lib/typesetting';
import { fitsClosing, fitsCover } from '@/lib/typesetting/server';
import type { EditedBook } from '../book-story';
import { COVER_KEY } from '../pages';
import { layoutBook } from './book-layout';
import { CLOSING_KEY, EDITABLE_KEYS, type PageEdit } from './page-edits';
import { layoutOpenings } from './spread-layout';

/** Whether a parent's own words of the cover or the last page fit there at their smallest size. */
function fitsPlace(
  { key, text, subtitle }: Omit<PageEdit, 'variation'>,
  { catalogueId, language }: EditedBook,
): boolean {
  if (key === CLOSING_KEY) return !text || fitsClosing(text, language);
  if (key !== COVER_KEY) return true;
  const lettering = getLettering(toBaseId(catalogueId ?? 0));
  return fitsCover({ title: text ?? '', subtitle: subtitle ?? '', lettering }, language);
}

/**
 * Keys, in reading order, of the pages whose words do not fit as they are printed, at 14 pt or at the smallest sizes of
 * the cover; the story's own words always do (§4 editor).
 */
export function listOverflowingPages(
  book: EditedBook,
  layouts: readonly PageLayout[] = layoutBook(book),
): readonly string[] {
  const overflowing = new Set([
    ...book.pages.filter((page) => !fitsPlace(page, book)).map(({ key }) => key),
    ...layouts.filter(({ paragraphs }) => paragraphs === null).map(({ key }) => key),
    ...layoutOpenings(book)
      .filter(({ overflow }) => overflow.length > 0)
      .map(({ key }) => key),
  ]);
  return EDITABLE_KEYS.filter((key) => overflowing.has(key));
}
