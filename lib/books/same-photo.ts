import type { StoragePort } from '@/lib/providers/storage/port';
import type { PhotoConsentVersion } from './photo-consent';
import type { BookRow } from './repo';

type Picture = { readonly jpeg: Uint8Array; readonly widthPx: number; readonly heightPx: number };

/**
 * Is this the very photo that the book has, sent once more? A phone that lost the answer sends it again. The picture
 * that is kept of a file is the same each time, so its bytes tell. A hero whose drawing failed is not held back, nor a consent to other words.
 */
export async function isSamePhoto(
  book: BookRow,
  picture: Picture,
  consent: PhotoConsentVersion,
  storage: StoragePort,
): Promise<boolean> {
  const [stored] = book.photos;
  if (stored?.consentTextVersion !== consent || !book.character) return false;
  if (stored.widthPx !== picture.widthPx || stored.heightPx !== picture.heightPx) return false;
  const failed = book.tasks.some(
    ({ kind, revision, state }) => kind === 'character' && revision === book.revision && state === 'failed',
  );
  if (failed) return false;
  const bytes = await storage.get(stored.storageKey).catch(() => null);
  return bytes !== null && Buffer.compare(bytes, picture.jpeg) === 0;
}
