import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Stored = { readonly bytes: Buffer; readonly contentType: string };

const isSigned = (request: IncomingMessage, url: URL): boolean =>
  /^AWS4-HMAC-SHA256 Credential=[^,]+\/s3\/aws4_request, ?SignedHeaders=[^,]*host[^,]*, ?Signature=[0-9a-f]{64}$/.test(
    request.headers.authorization ?? '',
  ) || /^[0-9a-f]{64}$/.test(url.searchParams.get('X-Amz-Signature') ?? '');

const refuse = (response: ServerResponse, status: number, code: string) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);

/** A bucket in memory that speaks S3's PUT, GET, HEAD and DELETE in path style, for the contract test only. */
export async function startS3StandIn() {
  const objects = new Map<string, Stored>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    if (!isSigned(request, url)) return refuse(response, 403, 'AccessDenied');
    const stored = objects.get(url.pathname);
    switch (request.method) {
      case 'PUT':
        objects.set(url.pathname, {
          bytes: await buffer(request),
          contentType: request.headers['content-type'] ?? '',
        });
        return response.writeHead(200, { etag: '"0"' }).end();
      case 'DELETE':
        objects.delete(url.pathname);
        return response.writeHead(204).end();
      default: {
        if (!stored) return refuse(response, 404, 'NoSuchKey');
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
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
