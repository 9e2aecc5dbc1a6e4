import type { BookRow, Owner } from '../repository';

/**
 * The visitor opened this draft through an e-mailed link, signed in or not: words and drawn hero, and no more. Photo,
 * advanced picture, sharing, deletion and ordering stay with the first device or its account (rulings "Flow").
 */
export const isGuest = (book: Pick<BookRow, 'accountId' | 'deviceId'>, { deviceId, accountId }: Owner): boolean =>
  book.deviceId !== deviceId && (book.accountId === null || book.accountId !== accountId);

type WithModel = { readonly model: BookRow['imageModel'] };
type ViewableBook = Pick<BookRow, 'accountId' | 'deviceId' | 'imageModel'> & {
  readonly illustrations: readonly WithModel[];
  readonly photos?: readonly unknown[];
  readonly redraws?: readonly WithModel[];
};

const filterRegular = <Row extends WithModel>(rows: readonly Row[]): Row[] =>
  rows.filter(({ model }) => model === 'regular');

/** Removes what this visitor may not see; works with any selection of columns. */
export function redactForViewer<Book extends ViewableBook>(book: Book, owner: Owner): Book {
  if (!isGuest(book, owner)) return book;
  return {
    ...book,
    ...(book.photos && { photos: [] }),
    illustrations: filterRegular(book.illustrations),
    ...(book.redraws && { redraws: filterRegular(book.redraws) }),
    imageModel: 'regular',
  };
}
