import { alertSchema, createAlert } from '@/lib/book-alerts/server';
import { mutation, resultReply } from '@/lib/server/api';
import { getVisitorIds } from '@/lib/server/api/owner';

/** Subscribes an address to the release of a book. */
export const POST = mutation(
  '/api/alerts',
  { rate: 'letter', schema: alertSchema },
  async ({ shop, visitor, input, now }) =>
    resultReply(await createAlert(input, { db: shop.db, now, asker: getVisitorIds(visitor) }), (value) => value),
);
