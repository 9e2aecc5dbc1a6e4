import { sha256 } from '@/lib/platform/ids';
import { formatContentDisposition, getContentType } from '@/lib/providers/storage/download';
import { ObjectNotFound, type StoragePort } from '@/lib/providers/storage/port';
import { parseByteRange } from './byte-range';
import { errorReply, toResponse } from './reply';

type FileOptions = {
  /** Downloads under this name instead of displaying inline. */
  readonly downloadName?: string | undefined;
  readonly cacheControl: string;
  /** Search engines may show it. */
  readonly isPublic?: boolean;
};

/**
 * Streams a stored object as a response, whole or a byte range; a deleted object gets the same response as an unknown
 * one.
 */
export async function fileResponse(
  request: Request,
  storage: StoragePort,
  key: string,
  options: FileOptions,
): Promise<Response> {
  try {
    return await respond(request, storage, key, options);
  } catch (error) {
    if (error instanceof ObjectNotFound) return toResponse(errorReply('not_found'));
    throw error;
  }
}

async function respond(request: Request, storage: StoragePort, key: string, options: FileOptions): Promise<Response> {
  const size = await storage.size(key);
  // Objects are immutable: their keys contain the revision.
  const etag = `"${sha256(`${key}:${size}`).slice(0, 32)}"`;
  const headers = new Headers({
    'content-type': getContentType(key),
    'cache-control': options.cacheControl,
    'x-content-type-options': 'nosniff',
    ...(!options.isPublic && { 'x-robots-tag': 'noindex', 'cross-origin-resource-policy': 'same-origin' }),
    'accept-ranges': 'bytes',
    etag,
  });
  if (options.downloadName) headers.set('content-disposition', formatContentDisposition(options.downloadName));
  const ifRange = request.headers.get('if-range');
  const range = ifRange && ifRange !== etag ? null : parseByteRange(request.headers.get('range'), size);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : size));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const body = request.method === 'HEAD' ? null : await storage.stream(key, range ?? undefined);
  return new Response(body, { status: range ? 206 : 200, headers });
}
