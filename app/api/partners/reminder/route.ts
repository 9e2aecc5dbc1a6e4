import { remind, reminderSchema } from '@/lib/partners/server';
import { answer, mutation } from '@/lib/wiring/http';

/** Keeps an address that wants to hear when a partner's offer opens. */
export const POST = mutation({ rate: 'letter', schema: reminderSchema }, async ({ shop, input, now }) =>
  answer(await remind(input, { db: shop.db, now }), (value) => value),
);
