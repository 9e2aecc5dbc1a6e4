import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { ADDED_PLACES, copyAddedColumns } from '../heroes/added-heroes';
import { copyHeroes } from '../heroes/copy-hero';
import { findReusableHeroBook } from '../heroes/repository';
import { findOwnedBook, insertBook, insertPhoto, type Owner } from '../repository';
import { findAddedPhoto } from '../retention/repository/added';

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
    if (hero) await copyAddedPhotos(tx, bookId, draft.id);
    return draft.id;
  });
  return ok({ id, hasHero: hero !== null });
}

/** What was read from photos of the added heroes is kept in both books as long as in the first. */
async function copyAddedPhotos(tx: Tx, from: string, to: string): Promise<void> {
  for (const place of ADDED_PLACES) {
    const photo = await findAddedPhoto(tx, from, place);
    if (!photo) continue;
    const { id: _id, createdAt: _createdAt, ...same } = photo;
    await insertPhoto(tx, { ...same, bookId: to });
  }
}
