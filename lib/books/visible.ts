import type { BookRow, Owner } from './repo';

/**
 * The visitor opened this draft through a mailed link and has not verified a phone since: no photo, no advanced
 * picture, and nothing that would take either away or show the draft to others (rulings, "Flow": resume link).
 */
export const isGuest = (book: Pick<BookRow, 'accountId' | 'deviceId'>, { deviceId, accountId }: Owner): boolean =>
  book.deviceId !== deviceId && (book.accountId === null || book.accountId !== accountId);

const regular = <Row extends { readonly model: BookRow['imageModel'] }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ model }) => model === 'regular');

/** The book as this visitor may see it. */
export function visibleTo(book: BookRow, owner: Owner): BookRow {
  if (!isGuest(book, owner)) return book;
  return {
    ...book,
    photos: [],
    illustrations: regular(book.illustrations),
    redraws: regular(book.redraws),
    imageModel: 'regular',
  };
}
