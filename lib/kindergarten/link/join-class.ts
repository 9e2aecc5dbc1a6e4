import { createDraft, type Owner } from '@/lib/books/server';
import { findEditionIdInLanguage, toBaseId } from '@/lib/catalogue';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { getNextPosition } from '../children/add-children';
import { isClassPaid } from '../class/is-class-paid';
import { isLinkOpen, toLinkView } from '../class-view';
import { CLASS_LIMITS } from '../limits';
import type { LinkView } from '../model';
import { type ClassRow, findClassByToken, insertChild, listKnownChildren, lockClass } from '../repository';
import type { JoinClass } from '../schema';
import { isLinkEditable, listOwnViews } from './own-child';

type DraftError = Extract<Awaited<ReturnType<typeof createDraft>>, { ok: false }>['code'];
type JoinError = 'not_found' | 'class_link_closed' | 'class_full' | DraftError;

/** The class of a link, for a parent. */
export async function getLink(
  token: string,
  { db, owner, now, secret }: { readonly db: Db; readonly owner: Owner; readonly now: Date; readonly secret: string },
): Promise<Result<LinkView, 'not_found'>> {
  const row = await findClassByToken(db, token);
  if (!row) return fail('not_found');
  const own = await listOwnViews(db, row, { owner, now, secret });
  return ok({ ...toLinkView(row, own, now), open: await isLinkEditable(db, row, now) });
}

/**
 * Adds a parent's own child by the class link. The book belongs to the parent's device, so that only the parent sees
 * its photo (rulings, "Flow").
 */
export function joinClass(
  token: string,
  child: JoinClass,
  { db, owner, now }: { readonly db: Db; readonly owner: Owner; readonly now: Date },
): Promise<Result<{ readonly bookId: string }, JoinError>> {
  return db.$transaction(async (tx) => {
    const found = await findClassByToken(tx, token);
    if (!found) return fail('not_found');
    await lockClass(tx, found.id);
    const row = await findClassByToken(tx, token);
    if (!row) return fail('not_found');
    const known = row.children.find(({ id }) => id === child.id);
    // The same child sent again: the answer was lost on its way.
    if (known?.book.deviceId === owner.deviceId) return ok({ bookId: known.book.id });
    if (!isLinkOpen(row, now) || (await isClassPaid(tx, row))) return fail('class_link_closed');
    if (row.children.length >= CLASS_LIMITS.maxChildren) return fail('class_full');
    if ((await listKnownChildren(tx, [child.id])).length > 0) return fail('not_found');
    const answers = toDraft(row, child);
    const deps = { db: tx, owner, country: row.country };
    let draft = await createDraft(answers, deps);
    // The story of the class is for girls or boys alone, or off sale now: the teacher chooses another one.
    if (!draft.ok && draft.code === 'book_not_available') {
      draft = await createDraft({ ...answers, catalogueId: null }, deps);
    }
    if (!draft.ok) return draft;
    const { id: bookId } = draft.value;
    const { id, filesToTeacher } = child;
    const place = { kindergartenId: row.id, position: getNextPosition(row) };
    await insertChild(tx, { id, bookId, ...place, addedByLink: true, filesToTeacher });
    return ok({ bookId });
  });
}

const toDraft = ({ language, catalogueId }: ClassRow, { name, nameKeptAsWritten, gender, age }: JoinClass) => ({
  language,
  childName: name,
  nameKeptAsWritten,
  gender,
  age,
  catalogueId: catalogueId === null ? null : (findEditionIdInLanguage(toBaseId(catalogueId), language) ?? null),
});
