import type { Owner } from '@/lib/books/server';
import type { Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type ClassRow, findOwnedClass, lockClass } from '../repository';
import { isClassPaid } from './is-class-paid';

export type ClassAccessError = 'not_found' | 'class_ordered';

/** Locks the teacher's own class for a change. `class_ordered`: its books are paid for. */
export async function lockOwnedClass(
  tx: Tx,
  classId: string,
  owner: Owner,
): Promise<Result<ClassRow, ClassAccessError>> {
  await lockClass(tx, classId);
  const row = await findOwnedClass(tx, classId, owner);
  if (!row) return fail('not_found');
  return (await isClassPaid(tx, row)) ? fail('class_ordered') : ok(row);
}
