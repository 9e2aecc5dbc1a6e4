import { knownHeroSchema } from '@/lib/books';
import { knownHeroes, takeKnownHero } from '@/lib/books/server';
import { answer, mutation, query } from '@/lib/wiring/http';
import { draftReply, ownerOf } from '@/lib/wiring/http/owner';

/** Heroes of earlier books that may be the hero of this one. */
export const GET = query(async (context) => {
  const { shop, params, now } = context;
  const deps = { db: shop.db, owner: ownerOf(context), sign: shop.storage.signedUrl, now };
  return answer(await knownHeroes(params.bookId ?? '', deps), (heroes) => ({ heroes }));
});

/** 'The same hero'. */
export const POST = mutation({ rate: 'write', schema: knownHeroSchema }, async (context) => {
  const { shop, params, input, now } = context;
  const { db, storage, enqueue } = shop;
  const deps = { db, storage, enqueue, owner: ownerOf(context), now };
  return draftReply(await takeKnownHero(params.bookId ?? '', input.from, deps), context);
});
