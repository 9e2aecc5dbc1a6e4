import sharp from 'sharp';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type BookInput, isPictureBook, type PageName } from './model';
import { listOpenings } from './picture-book/picture-data';

/** A picture of the book with its page; `side` is the shorter one in pixels. */
export type CheckedPicture = { readonly page: PageName; readonly side: number };

const MAX_PIXELS = 50_000_000;
const CHECKED_PX = 64;

/**
 * Reads the whole file, because the typesetter would accept a truncated one silently; shrunk while it is decoded, which
 * takes a fraction of the time of a picture for print.
 */
const getShorterSide = async (bytes: Uint8Array, format: 'jpeg' | 'png'): Promise<number | null> => {
  try {
    const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS });
    const found = await picture.metadata();
    if (found.format !== format) return null;
    await picture.resize(CHECKED_PX).raw().toBuffer();
    return Math.min(found.width, found.height);
  } catch {
    return null;
  }
};

type Listed = { readonly page: PageName; readonly bytes: Uint8Array; readonly format: 'jpeg' | 'png' };

/** The pictures of the spreads, and the small ones. */
function listOwnPictures(book: BookInput): readonly Listed[] {
  if (!isPictureBook(book)) {
    return book.spreads.flatMap(({ key, picture, vignette }) => [
      { page: key, bytes: picture, format: 'jpeg' as const },
      ...(vignette ? [{ page: key, bytes: vignette, format: 'png' as const }] : []),
    ]);
  }
  const small = Object.entries(book.smallPictures ?? {}).map(([page, bytes]) => ({
    page,
    bytes,
    format: 'png' as const,
  }));
  return [
    ...listOpenings(book).map(({ key, picture }) => ({ page: key, bytes: picture, format: 'jpeg' as const })),
    ...small,
  ];
}

/** Checks all pictures of a book; `picture_broken` names the page of the first broken one. */
export const checkPictures = async (book: BookInput): Promise<Result<CheckedPicture[], 'picture_broken'>> => {
  const pictures = [
    { page: 'cover', bytes: book.cover.picture, format: 'jpeg' as const },
    ...(book.dedicationPhoto
      ? [{ page: 'dedication', bytes: book.dedicationPhoto.picture, format: 'jpeg' as const }]
      : []),
    ...listOwnPictures(book),
  ];
  const checked: CheckedPicture[] = [];
  for (const { page, bytes, format } of pictures) {
    const side = await getShorterSide(bytes, format);
    if (side === null) return fail('picture_broken', { page });
    if (format === 'jpeg') checked.push({ page, side });
  }
  return ok(checked);
};
