import { changeDraftWithin, type Owner } from '@/lib/books/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { isClassPaid } from '../class/is-class-paid';
import { type ClassChildRow, type ClassRow, findClassByToken, lockClass, updateChild } from '../repository';
import type { ApproveOwn, OwnChildChange } from '../schema';
import { isLinkEditable, listOwnChildren } from './own-child';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue; readonly now: Date };
type Found = { readonly row: ClassRow; readonly child: ClassChildRow };
type DraftError = Extract<Awaited<ReturnType<typeof changeDraftWithin>>, { ok: false }>['code'];

/** The parent's own child of a locked class; other people's look nonexistent. */
async function lockOwnChild(tx: Tx, token: string, childId: string, owner: Owner): Promise<Result<Found, 'not_found'>> {
  const found = await findClassByToken(tx, token);
  if (!found) return fail('not_found');
  await lockClass(tx, found.id);
  const row = await findClassByToken(tx, token);
  const child = row && listOwnChildren(row, owner).find(({ id }) => id === childId);
  return row && child ? ok({ row, child }) : fail('not_found');
}

/**
 * A parent corrects an own child, until the last day of the link (rulings, "Class and company links"). A hero that
 * looks different then is drawn and looked at again.
 */
export function changeOwnChild(
  token: string,
  childId: string,
  { name: childName, filesToTeacher, ...change }: OwnChildChange,
  { db, owner, enqueue, now }: Deps,
): Promise<Result<{ readonly bookId: string }, 'not_found' | 'class_link_closed' | DraftError>> {
  return db.$transaction(async (tx) => {
    const found = await lockOwnChild(tx, token, childId, owner);
    if (!found.ok) return found;
    const { row, child } = found.value;
    if (!(await isLinkEditable(tx, row, now))) return fail('class_link_closed');
    const bookOwner = { deviceId: child.book.deviceId, accountId: child.book.accountId };
    const deps = { owner: bookOwner, enqueue, country: row.country };
    const draft = { ...change, childName };
    let changed = await changeDraftWithin(tx, child.book.id, draft, deps);
    // The story of the class is for girls or boys alone: the teacher chooses another one.
    if (!changed.ok && changed.code === 'book_not_available') {
      changed = await changeDraftWithin(tx, child.book.id, { ...draft, catalogueId: null }, deps);
    }
    if (!changed.ok) return changed;
    await updateChild(tx, childId, { filesToTeacher });
    return ok({ bookId: child.book.id });
  });
}

/** A parent approves the pages that were looked at, or asks for the book as it is drawn; until the class is paid. */
export function approveOwnChild(
  token: string,
  childId: string,
  approval: ApproveOwn,
  { db, owner, now }: Omit<Deps, 'enqueue'>,
): Promise<Result<{ readonly approved: true }, 'not_found' | 'class_link_closed' | 'photo_required'>> {
  return db.$transaction(async (tx) => {
    const found = await lockOwnChild(tx, token, childId, owner);
    if (!found.ok) return found;
    const { row, child } = found.value;
    if (await isClassPaid(tx, row)) return fail('class_link_closed');
    // Nobody approves a book without its hero.
    if (!child.book.character) return fail('photo_required');
    const parentApproval = 'asDrawn' in approval ? 'as_drawn' : 'seen';
    const approvedRevision = child.book.revision;
    await updateChild(tx, childId, { parentApproval, approvedRevision, parentApprovedAt: now });
    return ok({ approved: true });
  });
}
