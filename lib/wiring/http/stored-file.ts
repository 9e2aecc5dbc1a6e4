import { sha256 } from '@/lib/platform/ids';
import { attachmentDisposition, contentTypeOf } from '@/lib/providers/storage/download';
import { ObjectNotFound, type StoragePort } from '@/lib/providers/storage/port';
import { readByteRange } from './byte-range';
import { refuse, send } from './reply';

type FileOptions = {
  /** Saved under this name instead of being shown. */
  readonly downloadName?: string | undefined;
  readonly cacheControl: string;
};

/** A private object as a response, streamed, whole or the range asked for; one that is gone answers like one that never was. */
export async function fileResponse(
  request: Request,
  storage: StoragePort,
  key: string,
  options: FileOptions,
): Promise<Response> {
  try {
    return await respond(request, storage, key, options);
  } catch (error) {
    if (error instanceof ObjectNotFound) return send(refuse('not_found'));
    throw error;
  }
}

async function respond(request: Request, storage: StoragePort, key: string, options: FileOptions): Promise<Response> {
  const size = await storage.size(key);
  // Objects are replaced as a whole, under keys that name their revision.
  const etag = `"${sha256(`${key}:${size}`).slice(0, 32)}"`;
  const headers = new Headers({
    'content-type': contentTypeOf(key),
    'cache-control': options.cacheControl,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
    etag,
  });
  if (options.downloadName) headers.set('content-disposition', attachmentDisposition(options.downloadName));
  const ifRange = request.headers.get('if-range');
  const range = ifRange && ifRange !== etag ? null : readByteRange(request.headers.get('range'), size);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : size));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const body = request.method === 'HEAD' ? null : await storage.stream(key, range ?? undefined);
  return new Response(body, { status: range ? 206 : 200, headers });
}
