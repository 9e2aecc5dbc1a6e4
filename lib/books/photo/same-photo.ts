import type { BookRow } from '../repository';
import type { StoredConsent } from './photo-consent';

/**
 * Whether the book already has this photo: a phone that lost the response sends it again. Normalizing a file always
 * gives the same bytes, so their SHA-256 identifies it; a photo without a stored hash counts as different. `false`
 * after a failed drawing or when the consent text differs, so that the upload is processed again.
 */
export function isSamePhoto(book: BookRow, sha256: string, consent: StoredConsent['textVersion']): boolean {
  const [stored] = book.photos;
  if (stored?.consentTextVersion !== consent || !book.character) return false;
  const failed = book.tasks.some(
    ({ kind, revision, state }) => kind === 'character' && revision === book.revision && state === 'failed',
  );
  return !failed && stored.sha256 === sha256;
}
