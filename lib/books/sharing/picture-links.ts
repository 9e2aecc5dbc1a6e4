import { PICTURE_SIZES } from '../pages';
import type { BookRow } from '../repository';

type Picture = Pick<BookRow['illustrations'][number], 'pageKey' | 'revision' | 'model' | 'sizePx' | 'storageKey'>;
type DrawnBook<Row extends Picture = Picture> = Pick<BookRow, 'revision' | 'imageModel'> & {
  readonly illustrations: readonly Row[];
};

/** The pictures of a page for the book's current revision and model. */
const listPictures = <Row extends Picture>({ illustrations, revision, imageModel }: DrawnBook<Row>, key: string) =>
  illustrations.filter((row) => row.pageKey === key && row.revision === revision && row.model === imageModel);

/** The picture of a page, in the size nearest to the screen's: one for print is several times as large. */
export function findPicture<Row extends Picture>(book: DrawnBook<Row>, key: string): Row | undefined {
  const large = listPictures(book, key).filter(({ sizePx }) => sizePx >= PICTURE_SIZES.preview);
  return large.sort((one, other) => one.sizePx - other.sizePx)[0];
}

const findThumbnail = <Row extends Picture>(book: DrawnBook<Row>, key: string) =>
  listPictures(book, key).find(({ sizePx }) => sizePx === PICTURE_SIZES.thumb);

/** Links to a page's picture and thumbnail; `null` until drawn. */
export const createPictureLinks =
  <Row extends Picture>(book: DrawnBook<Row>, linkTo: (row: Row) => string | Promise<string>) =>
  async (key: string) => {
    const link = async (row: Row | undefined) => (row ? linkTo(row) : null);
    return { picture: await link(findPicture(book, key)), thumb: await link(findThumbnail(book, key)) };
  };

/** The blurred picture of a locked page, in the regular model; `null` until drawn. */
export const findBlurredPicture = ({ illustrations, revision }: Omit<DrawnBook, 'imageModel'>, key: string) =>
  illustrations.find(
    (row) => row.pageKey === key && row.revision === revision && row.sizePx === PICTURE_SIZES.blurred,
  ) ?? null;
