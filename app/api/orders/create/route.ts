import { createOrderSchema } from '@/lib/orders';
import { createOrder } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';
import { readReferralCookie } from '@/lib/server/api/cookies/referral-cookie';
import { getOwner } from '@/lib/server/api/owner';

/** The book's order, created unpaid if there is none. */
export const POST = mutation(
  '/api/orders/create',
  { rate: 'write', schema: createOrderSchema, idempotent: true },
  async (context) => {
    const { shop, visitor, input, request, now } = context;
    if (!visitor.account) return signInRequired(visitor);
    const referralCode = readReferralCookie(request, shop.env);
    const deps = { db: shop.db, owner: getOwner(context), now, referralCode };
    const created = await createOrder(input.bookId, visitor.account, deps);
    return resultReply(created, (value) => value, 201);
  },
);
