import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { copyAddedColumns } from '../heroes/added-heroes';
import { copyHeroes } from '../heroes/copy-hero';
import { findReusableHeroBook } from '../heroes/repository';
import { findOwnedBook, insertBook, insertPhoto, type Owner } from '../repository';
import { findSecondPhoto } from '../retention/repository/second';

type Deps = { readonly db: Db; readonly owner: Owner; readonly now: Date };

/**
 * 'Another story': a new draft for the child of a book, with the same name, gender, age and language, with the
 * other heroes where there are any, and with the hero that the parent approved, so that only the story is left to
 * choose. `hasHero` is false where the hero is not kept any more (rulings, "Photos and names"): the draft then needs a photo.
 */
export async function createAnother(
  bookId: string,
  { db, owner, now }: Deps,
): Promise<Result<{ readonly id: string; readonly hasHero: boolean }, 'not_found'>> {
  const book = await findOwnedBook(db, bookId, owner);
  if (!book?.childName) return fail('not_found');
  const { childName, nameKeptAsWritten, gender, age, language } = book;
  const { deviceId, accountId } = owner;
  const hero = await findReusableHeroBook(db, bookId, { owner, gender, exceptIds: [], now });
  const id = await db.$transaction(async (tx) => {
    const draft = await insertBook(tx, {
      childName,
      nameKeptAsWritten,
      gender,
      age,
      language,
      deviceId,
      accountId,
      ...copyAddedColumns(book),
      ...(hero && { ...copyHeroes(hero, book), characterApprovedAt: now }),
    });
    if (hero) await copySecondPhoto(tx, bookId, draft.id);
    return draft.id;
  });
  return ok({ id, hasHero: hero !== null });
}

/** What was read from the photo of the second hero is kept in both books as long as in the first. */
async function copySecondPhoto(tx: Tx, from: string, to: string): Promise<void> {
  const photo = await findSecondPhoto(tx, from);
  if (!photo) return;
  const { id: _id, createdAt: _createdAt, ...same } = photo;
  await insertPhoto(tx, { ...same, bookId: to });
}
