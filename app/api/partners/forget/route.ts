import { forgetReminder, forgetSchema } from '@/lib/partners/server';
import { answer, mutation } from '@/lib/wiring/http';

/** Deletes an address that asked about a partner's offer; the link in the mail only shows the page that sends this. */
export const POST = mutation({ rate: 'write', schema: forgetSchema }, async ({ shop, input }) =>
  answer(await forgetReminder(input.reminder, { db: shop.db }), (value) => value),
);
