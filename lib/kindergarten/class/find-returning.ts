import type { Owner } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { findLastOrderedClass } from '../ordering/repository';
import type { ReturningTeacher } from '../production/books-view';
import { summarizeCurrentClass } from '../repository';

/** What a teacher comes back to: the class that she collects, and the one that she has paid for last. */
export async function findReturning({
  db,
  owner,
}: {
  readonly db: Db;
  readonly owner: Owner;
}): Promise<ReturningTeacher> {
  const current = await summarizeCurrentClass(db, owner);
  const last = owner.accountId ? await findLastOrderedClass(db, owner.accountId) : null;
  const children = current?._count.children ?? 0;
  // A class that holds nothing yet is a new one to its teacher.
  const begun = current !== null && (children > 0 || current.kindergartenName !== '');
  return {
    collecting: begun ? { kindergartenName: current.kindergartenName, children } : null,
    ordered: last && { classId: last.id, kindergartenName: last.kindergartenName },
  };
}
