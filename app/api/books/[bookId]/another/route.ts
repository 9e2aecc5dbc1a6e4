import { createAnother } from '@/lib/books/server';
import { mutation, resultReply } from '@/lib/server/api';
import { getOwner } from '@/lib/server/api/owner';

/** Starts another book for the same child. */
export const POST = mutation('/api/books/[bookId]/another', { rate: 'write', idempotent: true }, async (context) => {
  const { shop, params, now } = context;
  const created = await createAnother(params.bookId, { db: shop.db, owner: getOwner(context), now });
  return resultReply(created, (value) => value, 201);
});
