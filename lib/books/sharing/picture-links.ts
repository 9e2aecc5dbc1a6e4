import { getSelectedVariation, type PageEdit } from '../editing/page-edits';
import { PICTURE_SIZES } from '../pages';
import type { PreviewRow } from '../selects';

type Picture = PreviewRow['illustrations'][number];
type DrawnBook<Row extends Picture = Picture> = Pick<PreviewRow, 'revision' | 'imageModel'> & {
  readonly illustrations: readonly Row[];
  readonly pages: readonly PageEdit[];
};

/** The chosen picture of a page for the book's current revision and model, in every size. */
const listPictures = <Row extends Picture>(
  { illustrations, revision, imageModel, pages }: DrawnBook<Row>,
  key: string,
) => {
  const variation = getSelectedVariation(pages, key);
  return illustrations.filter(
    (row) =>
      row.pageKey === key && row.revision === revision && row.model === imageModel && row.variation === variation,
  );
};

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
export const findBlurredPicture = (
  { illustrations, revision }: Pick<DrawnBook, 'illustrations' | 'revision'>,
  key: string,
) =>
  illustrations.find(
    (row) => row.pageKey === key && row.revision === revision && row.sizePx === PICTURE_SIZES.blurred,
  ) ?? null;
