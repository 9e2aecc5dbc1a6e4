import { emailTokenSchema } from '@/lib/books';
import { revokeResumeLinks } from '@/lib/books/server';
import { mutation, resultReply } from '@/lib/server/api';

/** 'Not yours? Close this link': the mail's link only opens the page that sends this request. */
export const POST = mutation(
  '/api/books/close-link',
  { rate: 'write', schema: emailTokenSchema },
  async ({ shop, input }) => resultReply(await revokeResumeLinks(input.token, { db: shop.db }), (value) => value),
);
