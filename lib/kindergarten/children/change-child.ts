import { changeDraftWithin, type Owner } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type ClassAccessError, lockOwnedClass } from '../class/lock-class';
import { getBookOwner } from '../class-view';
import { type ClassRow, findOwnedClass, updateChild } from '../repository';
import type { ChildChange } from '../schema';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue };
type DraftError = Extract<Awaited<ReturnType<typeof changeDraftWithin>>, { ok: false }>['code'];

/** `null` takes an answer back: the book keeps the value until there is another one. */
const toKnown = ({ gender, age, fullName }: ChildChange) => ({
  ...(fullName !== undefined && { fullName }),
  ...(gender !== undefined && { genderKnown: gender !== null }),
  ...(age !== undefined && { ageKnown: age !== null }),
});

/**
 * Changes a child of a class; a missing story is the one of the class. `access_denied`: a parent added this child by
 * the class link and decides about it.
 */
export function changeChild(
  classId: string,
  childId: string,
  change: ChildChange,
  { db, owner, enqueue }: Deps,
): Promise<Result<ClassRow, ClassAccessError | 'access_denied' | DraftError>> {
  return db.$transaction(async (tx) => {
    const locked = await lockOwnedClass(tx, classId, owner);
    if (!locked.ok) return locked;
    const child = locked.value.children.find(({ id }) => id === childId);
    if (!child) return fail('not_found');
    if (child.addedByLink) return fail('access_denied');
    const { name, catalogueId, gender, age, nameKeptAsWritten } = change;
    const draft = {
      ...(gender && { gender }),
      ...(age && { age }),
      ...(nameKeptAsWritten !== undefined && { nameKeptAsWritten }),
      ...(name !== undefined && { childName: name.trim() || null }),
      ...(catalogueId !== undefined && { catalogueId: catalogueId ?? locked.value.catalogueId }),
    };
    const deps = { owner: getBookOwner(child), enqueue, country: locked.value.country };
    const changed = await changeDraftWithin(tx, child.book.id, draft, deps);
    if (!changed.ok) return changed;
    await updateChild(tx, child.id, toKnown(change));
    const after = await findOwnedClass(tx, classId, owner);
    return after ? ok(after) : fail('not_found');
  });
}
