import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type StoredObject = { readonly bytes: Buffer; readonly contentType: string; readonly encryption: string | undefined };

/** One object per page, so that clients must paginate. */
function renderListing(url: URL, keys: readonly string[]): string {
  const after = url.searchParams.get('continuation-token') ?? '';
  const [key, ...rest] = keys
    .filter((name) => name.startsWith(url.searchParams.get('prefix') ?? '') && name > after)
    .sort();
  const found = key
    ? `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`
    : '';
  const more = rest.length > 0 ? `<NextContinuationToken>${key}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${rest.length > 0}</IsTruncated>${found}${more}</ListBucketResult>`;
}

/** The bytes of a `Range` header, both ends included. */
const parseRange = (header: string | undefined) => {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(header ?? '') ?? [];
  return start && end ? { start: Number(start), end: Number(end) } : null;
};

const isSigned = (request: IncomingMessage, url: URL): boolean =>
  /^AWS4-HMAC-SHA256 Credential=[^,]+\/s3\/aws4_request, ?SignedHeaders=[^,]*host[^,]*, ?Signature=[0-9a-f]{64}$/.test(
    request.headers.authorization ?? '',
  ) || /^[0-9a-f]{64}$/.test(url.searchParams.get('X-Amz-Signature') ?? '');

const sendError = (response: ServerResponse, status: number, code: string) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);

/** An in-memory bucket with S3's PUT, GET, HEAD, DELETE and list in path style, for the contract test only. */
export async function startFakeS3() {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    if (!isSigned(request, url)) return sendError(response, 403, 'AccessDenied');
    const stored = objects.get(url.pathname);
    switch (request.method) {
      case 'PUT':
        objects.set(url.pathname, {
          bytes: await buffer(request),
          contentType: request.headers['content-type'] ?? '',
          encryption: request.headers['x-amz-server-side-encryption']?.toString(),
        });
        return response.writeHead(200, { etag: '"0"' }).end();
      case 'DELETE':
        objects.delete(url.pathname);
        return response.writeHead(204).end();
      default: {
        if (url.searchParams.get('list-type') === '2') {
          const [bucket] = url.pathname.split('/').slice(1);
          const keys = [...objects.keys()].map((path) => path.slice(`/${bucket}/`.length));
          return response.writeHead(200, { 'content-type': 'application/xml' }).end(renderListing(url, keys));
        }
        if (!stored) return sendError(response, 404, 'NoSuchKey');
        const range = parseRange(request.headers.range);
        if (range) return response.writeHead(206).end(stored.bytes.subarray(range.start, range.end + 1));
        const disposition = url.searchParams.get('response-content-disposition');
        response.writeHead(200, {
          'content-type': stored.contentType,
          'content-length': stored.bytes.length,
          ...(disposition && { 'content-disposition': disposition }),
        });
        return response.end(request.method === 'HEAD' ? undefined : stored.bytes);
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    contentTypeAt: (path: string) => objects.get(path)?.contentType,
    encryptionAt: (path: string) => objects.get(path)?.encryption,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
