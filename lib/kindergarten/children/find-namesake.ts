import type { SplitName } from '@/lib/books';
import type { ClassChildRow } from '../repository';
import { mayBeOneChild } from './same-child';

type Listed = Pick<ClassChildRow, 'addedByLink' | 'fileSha256' | 'fullName'> & {
  readonly book: Pick<ClassChildRow['book'], 'childName' | 'character'> & { readonly photos: readonly unknown[] };
};

/**
 * The child of the school's list whom a photo is named after: one without a photo so far. `null` where none or several
 * may be meant.
 */
export function findNamesake<Child extends Listed>(children: readonly Child[], name: SplitName): Child | null {
  const waiting = children.filter(
    ({ addedByLink, fileSha256, book }) =>
      !addedByLink && fileSha256 === null && !book.character && book.photos.length === 0,
  );
  const [only, second] = waiting.filter(({ book, fullName }) =>
    mayBeOneChild({ name: book.childName ?? '', fullName }, name),
  );
  return only && !second ? only : null;
}
