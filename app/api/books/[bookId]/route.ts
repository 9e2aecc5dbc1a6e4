import { draftChangeSchema } from '@/lib/books';
import { changeDraft, ownedBook } from '@/lib/books/server';
import { fail, ok } from '@/lib/platform/result';
import { mutation, query } from '@/lib/wiring/http';
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
