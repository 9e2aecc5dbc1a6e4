import type { Tx } from '@/lib/platform/db';
import { findTask } from '../drawing/repository';
import type { PhotoTarget } from '../selects';
import { findHeroPhoto } from './hero-photos';
import type { StoredConsent } from './photo-consent';

/**
 * Whether the book already has this photo: a phone that lost the response sends it again. Normalizing a file always
 * gives the same bytes, so their SHA-256 identifies it; a photo without a stored hash counts as different. `false`
 * after a failed drawing or when the consent text differs, so that the upload is processed again.
 */
export async function isSamePhoto(
  tx: Tx,
  book: PhotoTarget,
  sha256: string,
  consent: StoredConsent['textVersion'],
): Promise<boolean> {
  const stored = getHeroPhoto(book);
  if (stored?.consentTextVersion !== consent || stored.sha256 !== sha256 || !book.character) return false;
  const task = await findTask(tx, { bookId: book.id, kind: 'character', revision: book.revision });
  return task?.state !== 'failed';
}

/** The photo from which the hero is drawn now. */
export const getHeroPhoto = ({ photos }: Pick<PhotoTarget, 'photos'>) =>
  findHeroPhoto(photos.filter(({ inUse }) => inUse));
