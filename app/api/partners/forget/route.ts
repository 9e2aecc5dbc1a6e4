import { deleteReminderSchema, unsubscribeReminder } from '@/lib/partners/server';
import { mutation, resultReply } from '@/lib/server/api';

/** Deletes a subscribed address; the mail's link only opens the page that sends this request. */
export const POST = mutation(
  '/api/partners/forget',
  { rate: 'write', schema: deleteReminderSchema },
  async ({ shop, input }) => resultReply(await unsubscribeReminder(input.reminder, { db: shop.db }), (value) => value),
);
