import { parsePictureFile } from '@/lib/blog/server';
import { endpoint, errorReply } from '@/lib/server/api';
import { fileResponse } from '@/lib/server/api/file-response';
import { getContainer } from '@/lib/server/container';

/** A picture of the blog that the staff uploaded; its name never stands for another one, so caches keep it. */
export const GET = endpoint('/pictures/posts/[file]', async ({ request, params: { file } }) => {
  const key = parsePictureFile(file);
  if (!key) return errorReply('not_found');
  const { storage } = await getContainer();
  return fileResponse(request, storage, key, { cacheControl: 'public, max-age=31536000, immutable', isPublic: true });
});
