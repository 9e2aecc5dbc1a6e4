import { createReminder, reminderSchema } from '@/lib/partners/server';
import { mutation, resultReply } from '@/lib/server/api';
import { getVisitorIds } from '@/lib/server/api/owner';

/** Subscribes an address to a partner's offer. */
export const POST = mutation(
  '/api/partners/reminder',
  { rate: 'letter', schema: reminderSchema },
  async ({ shop, visitor, input, now }) =>
    resultReply(await createReminder(input, { db: shop.db, now, asker: getVisitorIds(visitor) }), (value) => value),
);
