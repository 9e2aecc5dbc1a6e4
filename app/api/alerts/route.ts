import { alertSchema, createAlert } from '@/lib/book-alerts/server';
import { mutation, resultReply } from '@/lib/server/api';

/** Subscribes an address to the release of a book. */
export const POST = mutation('/api/alerts', { rate: 'letter', schema: alertSchema }, async ({ shop, input, now }) =>
  resultReply(await createAlert(input, { db: shop.db, now }), (value) => value),
);
