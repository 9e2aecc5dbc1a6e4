import { letterSchema } from '@/lib/books';
import { askLetter } from '@/lib/books/server';
import { newId } from '@/lib/platform/ids';
import { answer, mutation } from '@/lib/wiring/http';
import { ownerOf } from '@/lib/wiring/http/owner';
import { keyedWith } from '@/lib/wiring/secrets';

/** Keeps an address for a draft: 'tell me when it is ready' (`preview`), 'keep it for later' (`draft`). */
export const POST = mutation({ rate: 'letter', schema: letterSchema, idempotent: true }, async (context) => {
  const { shop, params, input, now } = context;
  const { db, enqueue, env } = shop;
  const deps = { db, enqueue, owner: ownerOf(context), now, newId, keyed: keyedWith(env) };
  return answer(await askLetter(params.bookId ?? '', input, deps), (value) => value);
});
