import { mailedTokenSchema } from '@/lib/books';
import { resumeDraft } from '@/lib/books/server';
import { answer, mutation } from '@/lib/wiring/http';
import { ownerOf } from '@/lib/wiring/http/owner';

/** 'Continue on this device': the link in the mail only shows the page that sends this. */
export const POST = mutation({ rate: 'write', schema: mailedTokenSchema }, async (context) => {
  const { shop, input, now } = context;
  const resumed = await resumeDraft(input.token, { db: shop.db, owner: ownerOf(context), now });
  return answer(resumed, (value) => value);
});
