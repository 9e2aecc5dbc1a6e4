import { PICTURE_SIZES } from './pages';
import type { BookRow } from './repo';

type Drawn = Pick<BookRow, 'illustrations' | 'revision' | 'imageModel'>;

/** The drawn pictures of a page in the book's present state. */
const picturesOf = ({ illustrations, revision, imageModel }: Drawn, key: string) =>
  illustrations.filter((row) => row.pageKey === key && row.revision === revision && row.model === imageModel);

/** The picture of a page, preferably in screen size. */
export function pictureOf(book: Drawn, key: string) {
  const fitting = picturesOf(book, key).filter(({ sizePx }) => sizePx > PICTURE_SIZES.thumb);
  return fitting.find(({ sizePx }) => sizePx === PICTURE_SIZES.preview) ?? fitting[0];
}

const thumbOf = (book: Drawn, key: string) =>
  picturesOf(book, key).find(({ sizePx }) => sizePx === PICTURE_SIZES.thumb);

type Row = BookRow['illustrations'][number];

/** The links of a page: its picture, and the small one for the row of pages; `null` while it is painted. */
export const pictureLinks = (book: Drawn, linkTo: (row: Row) => string | Promise<string>) => async (key: string) => {
  const link = async (row: Row | undefined) => (row ? linkTo(row) : null);
  return { picture: await link(pictureOf(book, key)), thumb: await link(thumbOf(book, key)) };
};

/** What shines through a locked page: a blur of a few pixels, in the regular model; `null` until it is painted. */
export const veilOf = ({ illustrations, revision }: Drawn, key: string) =>
  illustrations.find((row) => row.pageKey === key && row.revision === revision && row.sizePx === PICTURE_SIZES.veil) ??
  null;
