import type { Tx } from '@/lib/platform/db';
import { findBookToRead } from '../repository';
import type { SignUrl } from './links';
import { findPicture } from './picture-links';

type Deps = { readonly sign: SignUrl; readonly expiresAt: Date };

/** A link to the drawn picture of one page, in the size of a screen; `null` while there is none. Never a photo. */
export async function signPagePicture(
  tx: Tx,
  { bookId, key }: { readonly bookId: string; readonly key: string },
  { sign, expiresAt }: Deps,
): Promise<string | null> {
  const book = await findBookToRead(tx, bookId);
  const picture = book && findPicture(book, key);
  return picture ? sign(picture.storageKey, { expiresAt }) : null;
}
