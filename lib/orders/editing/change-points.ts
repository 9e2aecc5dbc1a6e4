import type { PointsChange } from '@/lib/books';
import { getPoints, setPoints } from '@/lib/books/server';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type EditingErrorCode, lockForEditing } from './access';
import type { EditingDeps } from './change-words';
import { enqueueRenewal } from './renew-book';

/**
 * Writes the story with niqqud or tashkil, or without; the parent's own words stay as typed. `not_found` where the story
 * has none.
 */
export const changePoints = (
  orderId: string,
  { points }: PointsChange,
  { db, accountId, enqueue, now }: EditingDeps,
): Promise<Result<null, EditingErrorCode>> =>
  db.$transaction(async (tx) => {
    const locked = await lockForEditing(tx, orderId, accountId);
    if (!locked.ok) return locked;
    const { book } = locked.value;
    const chosen = getPoints(book);
    if (chosen === null) return fail('not_found');
    if (chosen === points) return ok(null);
    const { edits } = await setPoints(tx, book.id, points);
    await enqueueRenewal(tx, { bookId: book.id, edits }, { enqueue, now });
    return ok(null);
  });
