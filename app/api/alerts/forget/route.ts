import { deleteAlertSchema, unsubscribeAlert } from '@/lib/book-alerts/server';
import { mutation, resultReply } from '@/lib/server/api';

/** Deletes a subscribed address; the mail's link only opens the page that sends this request. */
export const POST = mutation(
  '/api/alerts/forget',
  { rate: 'write', schema: deleteAlertSchema },
  async ({ shop, input }) => resultReply(await unsubscribeAlert(input.alert, { db: shop.db }), (value) => value),
);
