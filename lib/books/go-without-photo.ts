import { defaultCharacter } from '@/lib/illustrator';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { FULL_WAIT_SECONDS, lineIsFull, queueDrawing } from './queue-drawing';
import { type BookRow, bookById, lockBook, type Owner, ownedBook, updateBook } from './repo';

type Deps = { readonly db: Db; readonly owner: Owner; readonly enqueue: Enqueue };
type Refusal = 'not_found' | 'child_details_missing' | 'book_required' | 'order_not_payable' | 'rate_limited';

/**
 * 'Continue without a photo': the hero begins as a child of that age and gender, and the passport asks for the rest.
 * A hero who was met already stays as the parent left it. Safe to repeat.
 */
export function goWithoutPhoto(bookId: string, { db, owner, enqueue }: Deps): Promise<Result<BookRow, Refusal>> {
  return db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await ownedBook(tx, bookId, owner);
    if (!book) return fail('not_found');
    if (book.orders.some((order) => order.paidAt)) return fail('order_not_payable');
    if (!book.childName) return fail('child_details_missing');
    if (!book.catalogueId) return fail('book_required');
    if (book.character) return ok(book);
    if (await lineIsFull(tx, book)) return fail('rate_limited', { waitSeconds: FULL_WAIT_SECONDS });

    const { character, unsure } = defaultCharacter({ age: book.age, gender: book.gender });
    const begun = await updateBook(tx, bookId, {
      character,
      firstCharacter: character,
      unsureTraits: [...unsure],
      // Only a photo makes the advanced model possible.
      imageModel: 'regular',
      revision: { increment: 1 },
    });
    await queueDrawing(tx, enqueue, 'character', begun);
    return ok((await bookById(tx, bookId)) ?? book);
  });
}
