import { draftChangeSchema } from '@/lib/books';
import { changeDraft, deleteBook, ownedBook } from '@/lib/books/server';
import { closeOrders } from '@/lib/orders/server';
import { fail, ok } from '@/lib/platform/result';
import { answer, mutation, query } from '@/lib/wiring/http';
import { draftReply, ownerOf } from '@/lib/wiring/http/owner';

export const GET = query(async (context) => {
  const book = await ownedBook(context.shop.db, context.params.bookId ?? '', ownerOf(context));
  return draftReply(book ? ok(book) : fail('not_found'), context);
});

/** Changes part of a draft. */
export const PATCH = mutation({ rate: 'write', schema: draftChangeSchema }, async (context) => {
  const { db, enqueue } = context.shop;
  const changed = await changeDraft(context.params.bookId ?? '', context.input, {
    db,
    enqueue,
    owner: ownerOf(context),
  });
  return draftReply(changed, context);
});

/** 'Delete this book': all of it, now. */
export const DELETE = mutation({ rate: 'write' }, async (context) => {
  const { shop, params, now } = context;
  const { db, storage } = shop;
  const deps = { db, storage, closeOrders, owner: ownerOf(context), now };
  return answer(await deleteBook(params.bookId ?? '', deps), (value) => value);
});
