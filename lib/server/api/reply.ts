import { ERRORS, type ErrorCode } from '@/lib/platform/errors';
import type { Result } from '@/lib/platform/result';
import { formatContentDisposition } from '@/lib/providers/storage/download';

export type Reply = {
  readonly status: number;
  readonly body: unknown;
  readonly cookies?: readonly string[];
};

export const reply = (body: unknown, status = 200, cookies: readonly string[] = []): Reply => ({
  status,
  body,
  cookies,
});

type Details = {
  /** Of an unexpected error: the id of its log line. */
  readonly errorId?: string;
  readonly fields?: Record<string, ErrorCode>;
  readonly data?: Readonly<Record<string, unknown>>;
};

/** The reply for an expected error, the same on every endpoint. */
export const errorReply = (code: ErrorCode, details: Details = {}): Reply => ({
  status: ERRORS[code].status,
  body: { error: { code, ...details } },
});

/** Converts a use case's result to a reply. */
export const resultReply = <Value>(result: Result<Value>, body: (value: Value) => unknown, status = 200): Reply =>
  result.ok ? reply(body(result.value), status) : errorReply(result.code, result.data ? { data: result.data } : {});

/** Bytes of a picture or document that is not stored, as a reply's body. */
class BytesBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  constructor(bytes: Uint8Array, mimeType: string, downloadName?: string) {
    this.bytes = new Uint8Array(bytes);
    this.headers = {
      'content-type': mimeType,
      ...(downloadName && { 'content-disposition': formatContentDisposition(downloadName) }),
    };
  }
}

/** A document that is streamed as it is made. */
class FileStream {
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    readonly stream: ReadableStream<Uint8Array>,
    mimeType: string,
    downloadName: string,
  ) {
    this.headers = { 'content-type': mimeType, 'content-disposition': formatContentDisposition(downloadName) };
  }
}

/** Server-sent events as a reply's body. */
export class EventStream {
  constructor(readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>) {}
}

type DrawnPicture = { readonly image: Uint8Array; readonly mimeType: string };

/** A freshly drawn picture as a reply. */
export const pictureReply = (result: Result<DrawnPicture>): Reply =>
  resultReply(result, ({ image, mimeType }) => new BytesBody(image, mimeType));

/** A freshly typeset document as a reply, which the browser saves under its name. */
export const pdfReply = <Value>(
  result: Result<Value>,
  toFile: (value: Value) => { readonly bytes: Uint8Array; readonly name: string },
): Reply =>
  resultReply(result, (value) => {
    const { bytes, name } = toFile(value);
    return new BytesBody(bytes, 'application/pdf', name);
  });

/** A streamed archive as a reply, which the browser saves under its name. */
export const archiveReply = (
  result: Result<{ readonly stream: ReadableStream<Uint8Array>; readonly name: string }>,
): Reply => resultReply(result, ({ stream, name }) => new FileStream(stream, 'application/zip', name));

/** A streamed table as a reply, which the browser saves under its name. */
export const csvReply = (
  result: Result<{ readonly stream: ReadableStream<Uint8Array>; readonly name: string }>,
): Reply => resultReply(result, ({ stream, name }) => new FileStream(stream, 'text/csv; charset=utf-8', name));

/** Retry-After seconds of an error reply. */
function getRetryAfter(body: unknown): number | null {
  const { error } = (body ?? {}) as { readonly error?: { readonly data?: { readonly waitSeconds?: unknown } } };
  const wait = error?.data?.waitSeconds;
  return typeof wait === 'number' ? wait : null;
}

const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'private, no-store' };
/** A proxy that compresses or buffers would delay the events. */
const EVENT_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** The body to send and its headers. */
function getPayload(body: unknown): readonly [BodyInit, Record<string, string>] {
  if (body instanceof BytesBody) return [body.bytes, { ...JSON_HEADERS, ...body.headers }];
  if (body instanceof FileStream) return [body.stream, { ...JSON_HEADERS, ...body.headers }];
  if (body instanceof EventStream) return [body.stream, EVENT_HEADERS];
  return [JSON.stringify(body), JSON_HEADERS];
}

/** The HTTP response with its cookies; the reply's cookies come last and win. */
export function toResponse({ status, body, cookies = [] }: Reply, visitorCookies: readonly string[] = []): Response {
  const [payload, typeHeaders] = getPayload(body);
  const headers = new Headers(typeHeaders);
  // RFC 9110 §10.2.3, for clients that do not read the body.
  const wait = getRetryAfter(body);
  if (wait !== null) headers.set('retry-after', String(wait));
  for (const cookie of [...visitorCookies, ...cookies]) headers.append('set-cookie', cookie);
  return new Response(payload, { status, headers });
}
