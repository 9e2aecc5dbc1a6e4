import { alertSchema, askAlert } from '@/lib/book-alerts/server';
import { answer, mutation } from '@/lib/wiring/http';

/** Keeps an address that wants to hear when a book is out. */
export const POST = mutation({ rate: 'letter', schema: alertSchema }, async ({ shop, input, now }) =>
  answer(await askAlert(input, { db: shop.db, now }), (value) => value),
);
