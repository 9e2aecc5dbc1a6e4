import type { Tx } from '@/lib/platform/db';
import { isUuid } from '@/lib/platform/ids';
import { findPictureByToken } from './repository';

/** URL path of a shared book's picture: it contains the share token and stops working with it. */
export const getSharedPicturePath = (shareToken: string, pictureId: string): string =>
  `/api/shared/${shareToken}/${pictureId}`;

/**
 * Storage key of a shared book's picture; `null` when the token is revoked, and for advanced pictures, locked pages and
 * pictures of an earlier hero.
 */
export async function findSharedPicture(tx: Tx, shareToken: string, pictureId: string): Promise<string | null> {
  if (!isUuid(pictureId)) return null;
  const picture = await findPictureByToken(tx, shareToken, pictureId);
  return picture && picture.revision === picture.book.revision ? picture.storageKey : null;
}
