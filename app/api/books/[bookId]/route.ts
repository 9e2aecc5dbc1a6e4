import { z } from 'zod';
import { draftChangeSchema } from '@/lib/books';
import { changeDraft, deleteBook, findOwnedDraft } from '@/lib/books/server';
import { closeOrders } from '@/lib/orders/server';
import { fail, ok } from '@/lib/platform/result';
import { mutation, query, resultReply } from '@/lib/server/api';
import { hasCompanyBook } from '@/lib/server/api/office';
import { draftReply, getDraftMarket, getOwner } from '@/lib/server/api/owner';

export const GET = query('/api/books/[bookId]', async (context) => {
  const book = await findOwnedDraft(context.shop.db, context.params.bookId, getOwner(context));
  return draftReply(book ? ok(book) : fail('not_found'), context);
});

/** Changes part of a draft. */
export const PATCH = mutation(
  '/api/books/[bookId]',
  { rate: 'write', isOffice: hasCompanyBook, schema: draftChangeSchema },
  async (context) => {
    const { db, enqueue } = context.shop;
    const { country, ...change } = context.input;
    const changed = await changeDraft(context.params.bookId, change, {
      now: context.now,
      country: getDraftMarket(context, country),
      db,
      enqueue,
      owner: getOwner(context),
    });
    return draftReply(changed, context);
  },
);

/** 'Delete this book': deletes everything immediately; `bought` says that the parent was told that it is bought. */
export const DELETE = mutation(
  '/api/books/[bookId]',
  { rate: 'write', isOffice: hasCompanyBook, schema: z.object({ bought: z.boolean() }) },
  async (context) => {
    const { shop, params, input, now } = context;
    const { db, storage } = shop;
    const deps = { db, storage, closeOrders, owner: getOwner(context), bought: input.bought, now };
    return resultReply(await deleteBook(params.bookId, deps), (value) => value);
  },
);
