import { mailedTokenSchema } from '@/lib/books';
import { stopReminders } from '@/lib/books/server';
import { secretsOf } from '@/lib/platform/env';
import { answer, mutation } from '@/lib/wiring/http';

/** 'No more reminders': the link in the mail only shows the page that sends this. */
export const POST = mutation({ rate: 'write', schema: mailedTokenSchema }, async ({ shop, input, now }) =>
  answer(await stopReminders(input.token, { db: shop.db, secret: secretsOf(shop.env), now }), (value) => value),
);
