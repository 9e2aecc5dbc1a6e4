import { claimDraft } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';
import { getOwner } from '@/lib/server/api/owner';

/** 'Yes, this book is ours'. */
export const POST = mutation('/api/books/[bookId]/claim', { rate: 'write' }, async (context) => {
  const { shop, visitor, params, now } = context;
  if (!visitor.account) return signInRequired(visitor);
  const deps = { db: shop.db, owner: getOwner(context), now };
  return resultReply(await claimDraft(params.bookId, visitor.account, deps), (value) => value);
});
