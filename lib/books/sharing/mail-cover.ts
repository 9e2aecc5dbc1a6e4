import sharp from 'sharp';
import type { Db } from '@/lib/platform/db';
import { ObjectNotFound, type StoragePort } from '@/lib/providers/storage/port';
import { COVER_KEY } from '../pages';
import { findCover } from '../repository';
import { findPicture } from './picture-links';

/** Edge in pixels of a cover in a mail: twice its size on screen. */
const EDGE_PX = 480;

type Deps = { readonly db: Db; readonly storage: Pick<StoragePort, 'get'> };
type Options = {
  /** The reader may see the advanced picture: somebody else's mailbox may not (rulings, "Flow"). */
  readonly showsAdvanced: boolean;
};

/** The cover of a book for a mail about it, a square JPEG; `null` while none is drawn that its reader may see. */
export async function makeMailCover(
  bookId: string,
  { showsAdvanced }: Options,
  { db, storage }: Deps,
): Promise<Uint8Array | null> {
  const book = await findCover(db, bookId);
  const picture = book && findPicture(showsAdvanced ? book : { ...book, imageModel: 'regular' }, COVER_KEY);
  if (!picture) return null;
  const bytes = await storage.get(picture.storageKey).catch((thrown: unknown) => {
    // The hero has just been changed: the mail goes out without a picture.
    if (thrown instanceof ObjectNotFound) return null;
    throw thrown;
  });
  return bytes && sharp(bytes).resize(EDGE_PX, EDGE_PX).jpeg({ quality: 82 }).toBuffer();
}
