import { reuseHeroSchema } from '@/lib/books';
import { listKnownHeroes, reuseHero } from '@/lib/books/server';
import { mutation, query, resultReply } from '@/lib/server/api';
import { hasCompanyBook } from '@/lib/server/api/office';
import { draftReply, getOwner } from '@/lib/server/api/owner';

/** Heroes of earlier books that this book can reuse. */
export const GET = query('/api/books/[bookId]/heroes', async (context) => {
  const { shop, params, now } = context;
  const deps = { db: shop.db, owner: getOwner(context), sign: shop.storage.signedUrl, now };
  return resultReply(await listKnownHeroes(params.bookId, deps), (heroes) => ({ heroes }));
});

/** 'The same hero': reuses one of them. */
export const POST = mutation(
  '/api/books/[bookId]/heroes',
  { rate: 'write', isOffice: hasCompanyBook, schema: reuseHeroSchema },
  async (context) => {
    const { shop, params, input, now } = context;
    const { db, storage, enqueue } = shop;
    const deps = { db, storage, enqueue, owner: getOwner(context), now };
    return draftReply(await reuseHero(params.bookId, input.from, deps), context);
  },
);
