import { mailedTokenSchema } from '@/lib/books';
import { closeLink } from '@/lib/books/server';
import { answer, mutation } from '@/lib/wiring/http';

/** 'Not yours? Close this link': the line in the mail only shows the page that sends this. */
export const POST = mutation({ rate: 'write', schema: mailedTokenSchema }, async ({ shop, input }) =>
  answer(await closeLink(input.token, { db: shop.db }), (value) => value),
);
