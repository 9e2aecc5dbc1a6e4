import { emailTokenSchema } from '@/lib/books';
import { stopReminders } from '@/lib/books/server';
import { getSecrets } from '@/lib/platform/env';
import { mutation, resultReply } from '@/lib/server/api';

/** 'No more reminders': the mail's link only opens the page that sends this request. */
export const POST = mutation(
  '/api/books/stop-reminders',
  { rate: 'write', schema: emailTokenSchema },
  async ({ shop, input, now }) =>
    resultReply(await stopReminders(input.token, { db: shop.db, secret: getSecrets(shop.env), now }), (value) => value),
);
