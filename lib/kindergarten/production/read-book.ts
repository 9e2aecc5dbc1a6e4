import { type SignUrl, toReadingPages } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { findAccountClass } from '../ordering/repository';
import type { ClassReading } from './books-view';
import { getVisibleName } from './visible-name';

type Deps = { readonly db: Db; readonly accountId: string; readonly sign: SignUrl; readonly now: Date };

/**
 * A child's book as its teacher reads it before the approval: words and pictures in the regular model, without a way to
 * change them (rulings, "Class and company links"). `not_found`: no book of this class, or not the account's.
 */
export async function readClassBook(
  classId: string,
  childId: string,
  { db, accountId, sign, now }: Deps,
): Promise<Result<ClassReading, 'not_found'>> {
  const group = await findAccountClass(db, classId, accountId);
  const child = group?.children.find(({ id }) => id === childId);
  if (!child) return fail('not_found');
  const pages = await toReadingPages(db, child.bookId, { sign, now });
  return pages ? ok({ ...pages, name: getVisibleName(child) }) : fail('not_found');
}
