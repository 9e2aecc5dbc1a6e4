import { forgetAlert, forgetAlertSchema } from '@/lib/book-alerts/server';
import { answer, mutation } from '@/lib/wiring/http';

/** Deletes an address that asked about a book; the link in the mail only shows the page that sends this. */
export const POST = mutation({ rate: 'write', schema: forgetAlertSchema }, async ({ shop, input }) =>
  answer(await forgetAlert(input.alert, { db: shop.db }), (value) => value),
);
