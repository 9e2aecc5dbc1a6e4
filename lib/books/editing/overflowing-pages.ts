import { getLettering, toBaseId } from '@/lib/catalogue';
import { fitsClosing, fitsCover, fitsPage } from '@/lib/typesetting/server';
import { COVER_KEY } from '../pages';
import type { BookRow } from '../repository';
import { CLOSING_KEY, EDITABLE_KEYS, type PageEdit, toParagraphs } from './page-edits';

type EditedBook = Pick<BookRow, 'language' | 'catalogueId'> & {
  readonly pages: readonly Pick<PageEdit, 'key' | 'text' | 'subtitle'>[];
};
type Words = Pick<PageEdit, 'text' | 'subtitle'>;

/** Whether a parent's words can be printed in their place; the story's own words (`null`) always can. */
export function fitsPlace({ language, catalogueId }: Omit<EditedBook, 'pages'>, key: string, words: Words): boolean {
  const { text, subtitle } = words;
  if (key === COVER_KEY) {
    const lettering = getLettering(toBaseId(catalogueId ?? 0));
    return fitsCover({ title: text ?? '', subtitle: subtitle ?? '', lettering }, language);
  }
  if (text === null) return true;
  return key === CLOSING_KEY ? fitsClosing(text, language) : fitsPage(toParagraphs(text), language);
}

/**
 * Keys of the pages whose words, as the parent changed them, do not fit the printed page at 14 pt or the cover at its
 * smallest sizes (issue "The editor", "Text").
 */
export const listOverflowingPages = (book: EditedBook): readonly string[] =>
  EDITABLE_KEYS.filter((key) => {
    const edit = book.pages.find((page) => page.key === key);
    return edit !== undefined && !fitsPlace(book, key, edit);
  });
