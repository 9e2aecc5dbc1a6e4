import { sharingSchema } from '@/lib/books';
import { setSharing, sharingView } from '@/lib/books/server';
import { newToken } from '@/lib/platform/ids';
import { answer, mutation } from '@/lib/wiring/http';
import { ownerOf } from '@/lib/wiring/http/owner';

/** Lets others see the book by a link, or ends that. */
export const POST = mutation({ rate: 'write', schema: sharingSchema }, async (context) => {
  const { db, enqueue } = context.shop;
  const deps = { db, enqueue, owner: ownerOf(context), newToken };
  return answer(await setSharing(context.params.bookId ?? '', context.input, deps), sharingView);
});
