import { claimDraft } from '@/lib/orders/server';
import { answer, mutation, signInFirst } from '@/lib/wiring/http';
import { ownerOf } from '@/lib/wiring/http/owner';

/** 'Yes, this book is ours'. */
export const POST = mutation({ rate: 'write' }, async (context) => {
  const { shop, visitor, params, now } = context;
  if (!visitor.account) return signInFirst(visitor);
  const deps = { db: shop.db, owner: ownerOf(context), now };
  return answer(await claimDraft(params.bookId ?? '', visitor.account, deps), (value) => value);
});
