import { retrySchema } from '@/lib/books';
import { retryTask } from '@/lib/books/server';
import { mutation } from '@/lib/wiring/http';
import { draftReply, ownerOf } from '@/lib/wiring/http/owner';

/** Starts a failed piece of work again. */
export const POST = mutation({ rate: 'write', schema: retrySchema }, async (context) => {
  const { db, enqueue } = context.shop;
  const deps = { db, enqueue, owner: ownerOf(context) };
  return draftReply(await retryTask(context.params.bookId ?? '', context.input.kind, deps), context);
});
