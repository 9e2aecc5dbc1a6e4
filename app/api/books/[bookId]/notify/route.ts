import { subscriptionSchema } from '@/lib/books';
import { subscribe } from '@/lib/books/server';
import { newId } from '@/lib/platform/ids';
import { mutation, resultReply } from '@/lib/server/api';
import { getOwner } from '@/lib/server/api/owner';
import { createKeyedHash } from '@/lib/server/secrets';

/** Subscribes an address to a draft: 'notify me when it is ready' (`preview`) or 'save it for later' (`draft`). */
export const POST = mutation(
  '/api/books/[bookId]/notify',
  { rate: 'letter', schema: subscriptionSchema, idempotent: true },
  async (context) => {
    const { shop, params, input, now } = context;
    const { db, enqueue, env } = shop;
    const deps = { db, enqueue, owner: getOwner(context), now, newId, hmac: createKeyedHash(env) };
    return resultReply(await subscribe(params.bookId, input, deps), (value) => value);
  },
);
