import { attachmentDisposition, contentTypeOf } from '@/lib/providers/storage/download';
import { ObjectNotFound } from '@/lib/providers/storage/port';
import { refuse, send } from '@/lib/wiring/http';
import { shop } from '@/lib/wiring/shop';

/** Serves a private object to whoever holds a signed, unexpired link; S3 serves its own. */
export async function GET(_: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  const { storage } = await shop();
  if (!('readSignedToken' in storage)) return send(refuse('not_found'));
  const link = storage.readSignedToken((await params).token, new Date());
  if (!link.ok) return send(refuse(link.code === 'link_expired' ? 'link_expired' : 'not_found'));
  try {
    const bytes = await storage.get(link.value.key);
    const headers = new Headers({
      'content-type': contentTypeOf(link.value.key),
      'cache-control': 'private, max-age=900',
      'x-content-type-options': 'nosniff',
    });
    if (link.value.downloadName) headers.set('content-disposition', attachmentDisposition(link.value.downloadName));
    return new Response(new Uint8Array(bytes), { headers });
  } catch (error) {
    if (error instanceof ObjectNotFound) return send(refuse('not_found'));
    throw error;
  }
}
