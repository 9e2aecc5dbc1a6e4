import type { PictureRequest } from '@/lib/books';
import { redrawPage } from '@/lib/books/server';
import type { Result } from '@/lib/platform/result';
import { lockForEditing } from './access';
import type { EditingDeps } from './change-words';

/** Draws another picture of a page, with the parent's request if there is one; returns its number (spec §4, §5). */
export const redrawPicture = (
  orderId: string,
  redraw: PictureRequest,
  { db, accountId, enqueue }: EditingDeps,
): Promise<Result<{ readonly variation: number }>> =>
  db.$transaction(async (tx) => {
    const locked = await lockForEditing(tx, orderId, accountId);
    return locked.ok ? redrawPage(tx, locked.value.book, redraw, enqueue) : locked;
  });
