import { emailTokenSchema } from '@/lib/books';
import { deletePhotoByLink } from '@/lib/books/server';
import { getSecrets } from '@/lib/platform/env';
import { mutation, resultReply } from '@/lib/server/api';

/** 'Delete the photo now' from a mail; the mail's link only opens the page that sends this request. */
export const POST = mutation(
  '/api/books/delete-photo',
  { rate: 'write', schema: emailTokenSchema },
  async ({ shop, input, now }) => {
    const { db, storage, enqueue, env } = shop;
    const deleted = await deletePhotoByLink(input.token, { db, storage, enqueue, now, secret: getSecrets(env) });
    return resultReply(deleted, (value) => value);
  },
);
