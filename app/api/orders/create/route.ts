import { createOrderSchema } from '@/lib/orders';
import { createOrder } from '@/lib/orders/server';
import { answer, mutation, signInFirst } from '@/lib/wiring/http';
import { ownerOf } from '@/lib/wiring/http/owner';

/** The order of one book, made unpaid when there is none. */
export const POST = mutation({ rate: 'write', schema: createOrderSchema, idempotent: true }, async (context) => {
  const { shop, visitor, input, now } = context;
  if (!visitor.account) return signInFirst(visitor);
  const deps = { db: shop.db, owner: ownerOf(context), now };
  const created = await createOrder(input.bookId, visitor.account, deps);
  return answer(created, (value) => value, 201);
});
