import { attachmentDisposition, contentTypeOf } from '@/lib/providers/storage/download';
import { ObjectNotFound, type StoragePort } from '@/lib/providers/storage/port';
import { refuse, send } from './reply';

type FileOptions = {
  /** Saved under this name instead of being shown. */
  readonly downloadName?: string | undefined;
  readonly cacheControl: string;
};

/** A private object as a response; one that is gone answers like one that never was. */
export async function fileResponse(storage: StoragePort, key: string, options: FileOptions): Promise<Response> {
  try {
    const bytes = await storage.get(key);
    const headers = new Headers({
      'content-type': contentTypeOf(key),
      'cache-control': options.cacheControl,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    if (options.downloadName) headers.set('content-disposition', attachmentDisposition(options.downloadName));
    return new Response(new Uint8Array(bytes), { headers });
  } catch (error) {
    if (error instanceof ObjectNotFound) return send(refuse('not_found'));
    throw error;
  }
}
