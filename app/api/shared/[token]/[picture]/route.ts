import { findSharedPicture } from '@/lib/books/server';
import { endpoint, errorReply, fileResponse } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';

/** A picture of a shared book, while sharing is on. */
export const GET = endpoint('/api/shared/[token]/[picture]', async ({ request, params }) => {
  const { db, storage } = await getContainer();
  const key = await findSharedPicture(db, params.token, params.picture);
  return key ? fileResponse(request, storage, key, { cacheControl: 'private, no-store' }) : errorReply('not_found');
});
