import sharp from 'sharp';
import type { Db } from '@/lib/platform/db';
import type { StoragePort } from '@/lib/providers/storage/port';
import { PICTURE_SIZES } from './pages';
import { deleteIllustrations, illustrationBy, presentRevision, saveIllustration } from './repo';

type Deps = { readonly db: Db; readonly storage: StoragePort };
type Key = Parameters<typeof illustrationBy>[1];

const shrink = (picture: Uint8Array): Promise<Uint8Array | null> =>
  sharp(picture, { failOn: 'error' })
    .resize(PICTURE_SIZES.thumb, PICTURE_SIZES.thumb)
    .jpeg({ quality: 76 })
    .toBuffer()
    .catch(() => null);

/**
 * Keeps a small copy of a drawn page for the row of pages, among the book's pictures, so that whatever deletes those
 * deletes it. A picture that cannot be read has none; the row shows the large one then.
 */
export async function keepThumb(of: Key, storageKey: string, picture: Uint8Array, { db, storage }: Deps) {
  const small = of.sizePx === PICTURE_SIZES.preview ? await shrink(picture) : null;
  if (!small) return;
  const key = { ...of, sizePx: PICTURE_SIZES.thumb };
  const smallKey = storageKey.replace(`-${of.sizePx}.`, `-${key.sizePx}.`);
  await saveIllustration(db, key, { storageKey: smallKey, provider: 'shrunk', costMicroUsd: 0 });
  await storage.put(smallKey, small, 'image/jpeg');
  if ((await presentRevision(db, of.bookId)) !== null) return;
  // The book was deleted meanwhile.
  await storage.delete(smallKey);
  const row = await illustrationBy(db, key);
  if (row) await deleteIllustrations(db, [row.id]);
}
