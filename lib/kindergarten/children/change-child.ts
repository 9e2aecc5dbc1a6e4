import { changeDraftWithin, type Owner } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type ClassAccessError, lockOwnedClass } from '../class/lock-class';
import { getBookOwner } from '../class-view';
import { type ClassRow, findOwnedClass } from '../repository';
import type { ChildChange } from '../schema';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue };
type DraftError = Extract<Awaited<ReturnType<typeof changeDraftWithin>>, { ok: false }>['code'];

/**
 * Changes a child of a class; a missing story is the one of the class. `access_denied`: a parent added this child by
 * the class link and decides about it.
 */
export function changeChild(
  classId: string,
  childId: string,
  { name, catalogueId, ...change }: ChildChange,
  { db, owner, enqueue }: Deps,
): Promise<Result<ClassRow, ClassAccessError | 'access_denied' | DraftError>> {
  return db.$transaction(async (tx) => {
    const locked = await lockOwnedClass(tx, classId, owner);
    if (!locked.ok) return locked;
    const child = locked.value.children.find(({ id }) => id === childId);
    if (!child) return fail('not_found');
    if (child.addedByLink) return fail('access_denied');
    const draft = {
      ...change,
      ...(name !== undefined && { childName: name.trim() || null }),
      ...(catalogueId !== undefined && { catalogueId: catalogueId ?? locked.value.catalogueId }),
    };
    const changed = await changeDraftWithin(tx, child.book.id, draft, { owner: getBookOwner(child), enqueue });
    if (!changed.ok) return changed;
    const after = await findOwnedClass(tx, classId, owner);
    return after ? ok(after) : fail('not_found');
  });
}
