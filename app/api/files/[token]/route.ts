import { endpoint, errorReply, fileResponse, limitFiles } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';

/** Serves a private object for a signed, unexpired link; S3 serves its own links. */
export const GET = endpoint('/api/files/[token]', async ({ request, params, now }) => {
  const tooMany = await limitFiles(request);
  if (tooMany) return tooMany;
  const { storage } = await getContainer();
  if (!('readSignedToken' in storage)) return errorReply('not_found');
  const link = storage.readSignedToken(params.token, now);
  if (!link.ok) return errorReply(link.code);
  const { key, downloadName } = link.value;
  return fileResponse(request, storage, key, { downloadName, cacheControl: 'private, max-age=900' });
});
