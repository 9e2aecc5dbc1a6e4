import { fileResponse, limitFiles, refuse, send } from '@/lib/wiring/http';
import { shop } from '@/lib/wiring/shop';

/** Serves a private object to whoever holds a signed, unexpired link; S3 serves its own. */
export async function GET(request: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  const tooMany = await limitFiles(request);
  if (tooMany) return send(tooMany);
  const { storage } = await shop();
  if (!('readSignedToken' in storage)) return send(refuse('not_found'));
  const link = storage.readSignedToken((await params).token, new Date());
  if (!link.ok) return send(refuse(link.code));
  const { key, downloadName } = link.value;
  return fileResponse(request, storage, key, { downloadName, cacheControl: 'private, max-age=900' });
}
