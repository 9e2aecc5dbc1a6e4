import { findBookWords, renderBookStory } from '@/lib/books/server';
import { BRAND } from '@/lib/brand';
import { openGift } from '@/lib/orders/server';
import { getSecrets } from '@/lib/platform/env';
import { endpoint, errorReply, fileResponse, limitFiles } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';

/** The mailed link of a gift: the book, without an account. */
export const GET = endpoint('/api/gifts/[token]', async ({ request, params, now }) => {
  const tooMany = await limitFiles(request);
  if (tooMany) return tooMany;
  const { db, env, storage } = await getContainer();
  const found = await openGift(params.token, { db, secret: getSecrets(env), now });
  if (!found.ok) return errorReply(found.code);
  const book = await findBookWords(db, found.value.bookId);
  const downloadName = `${(book && renderBookStory(book)?.title) ?? BRAND.name}.pdf`;
  return fileResponse(request, storage, found.value.storageKey, { downloadName, cacheControl: 'private, no-store' });
});
