import { findBookWords, renderBookStory } from '@/lib/books/server';
import { BRAND } from '@/lib/brand';
import { openDownload } from '@/lib/orders/server';
import { getSecrets } from '@/lib/platform/env';
import { endpoint, errorReply, fileResponse, limitFiles } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';

/** The e-mailed link to a finished book; an expired one redirects to my-books, where the owner can renew it. */
export const GET = endpoint('/api/downloads/[token]', async ({ request, params, now }) => {
  const tooMany = await limitFiles(request);
  if (tooMany) return tooMany;
  const { db, env, storage } = await getContainer();
  const found = await openDownload(params.token, { db, secret: getSecrets(env), now });
  if (!found.ok && found.code === 'link_expired') {
    const { country, language } = found.data as { country: string; language: string };
    return Response.redirect(`${env.SHOP_URL}/${country}/${language}/my-books?expired=1`, 307);
  }
  if (!found.ok) return errorReply(found.code);
  const book = await findBookWords(db, found.value.bookId);
  const title = (book && renderBookStory(book)?.title) ?? BRAND.name;
  const downloadName = `${title}.pdf`;
  return fileResponse(request, storage, found.value.storageKey, { downloadName, cacheControl: 'private, no-store' });
});
