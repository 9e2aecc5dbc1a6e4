import { emailTokenSchema } from '@/lib/books';
import { resumeDraft } from '@/lib/books/server';
import { mutation, resultReply } from '@/lib/server/api';
import { getOwner } from '@/lib/server/api/owner';

/** 'Continue on this device': the mail's link only opens the page that sends this request. */
export const POST = mutation('/api/books/resume', { rate: 'write', schema: emailTokenSchema }, async (context) => {
  const { shop, input, now } = context;
  const resumed = await resumeDraft(input.token, { db: shop.db, owner: getOwner(context), now });
  return resultReply(resumed, (value) => value);
});
