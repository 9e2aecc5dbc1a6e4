import { getFirstName } from '@/lib/books';
import type { ClassChildRow } from '../repository';

const normalizeName = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether two names may be one child's: equal, or one of them is only the first name. */
function mayBeOneChild(left: string, right: string): boolean {
  const [a, b] = [normalizeName(left), normalizeName(right)];
  return a !== '' && (a === b || a === normalizeName(getFirstName(right)) || b === normalizeName(getFirstName(left)));
}

type Listed = Pick<ClassChildRow, 'addedByLink' | 'fileSha256'> & {
  readonly book: Pick<ClassChildRow['book'], 'childName' | 'character'> & { readonly photos: readonly unknown[] };
};

/**
 * The child of the school's list whom a photo is named after: one without a photo so far. `null` where none or several
 * may be meant.
 */
export function findNamesake<Child extends Listed>(children: readonly Child[], name: string): Child | null {
  const waiting = children.filter(
    ({ addedByLink, fileSha256, book }) =>
      !addedByLink && fileSha256 === null && !book.character && book.photos.length === 0,
  );
  const [only, second] = waiting.filter(({ book }) => mayBeOneChild(book.childName ?? '', name));
  return only && !second ? only : null;
}
