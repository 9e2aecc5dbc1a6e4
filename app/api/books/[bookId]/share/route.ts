import { sharingSchema } from '@/lib/books';
import { setSharing, toSharingView } from '@/lib/books/server';
import { newToken } from '@/lib/platform/ids';
import { mutation, resultReply } from '@/lib/server/api';
import { getOwner } from '@/lib/server/api/owner';

/** Turns the book's share link on or off. */
export const POST = mutation('/api/books/[bookId]/share', { rate: 'write', schema: sharingSchema }, async (context) => {
  const { db, enqueue } = context.shop;
  const deps = { db, enqueue, owner: getOwner(context), newToken };
  return resultReply(await setSharing(context.params.bookId, context.input, deps), toSharingView);
});
