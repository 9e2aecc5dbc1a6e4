import { ERRORS, type ErrorCode, isErrorCode } from '@/lib/platform/errors';
import type { Result } from '@/lib/platform/result';

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

type Details = { readonly fields?: Record<string, ErrorCode>; readonly data?: Readonly<Record<string, unknown>> };

/** An expected error as every endpoint answers it. */
export function refuse(code: string, details: Details = {}): Reply {
  const known: ErrorCode = isErrorCode(code) ? code : 'internal_error';
  return { status: ERRORS[known].status, body: { error: { code: known, ...details } } };
}

/** A use case's result as a reply. */
export const answer = <Value>(result: Result<Value>, body: (value: Value) => unknown, status = 200): Reply =>
  result.ok ? reply(body(result.value), status) : refuse(result.code, result.data ? { data: result.data } : {});

/** Bytes of a picture that is not kept, as a reply's body. */
class Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mimeType: string;
  constructor(bytes: Uint8Array, mimeType: string) {
    this.bytes = new Uint8Array(bytes);
    this.mimeType = mimeType;
  }
}

type Drawn = { readonly image: Uint8Array; readonly mimeType: string };

/** A freshly drawn picture as a reply. */
export const pictureReply = (result: Result<Drawn>): Reply =>
  answer(result, ({ image, mimeType }) => new Picture(image, mimeType));

/** Seconds that a refusal asks to wait. */
function waitOf(body: unknown): number | null {
  const { error } = (body ?? {}) as { readonly error?: { readonly data?: { readonly waitSeconds?: unknown } } };
  const wait = error?.data?.waitSeconds;
  return typeof wait === 'number' ? wait : null;
}

/** The reply with its cookies; what the reply itself sets comes last and so wins. */
export function send({ status, body, cookies = [] }: Reply, visitorCookies: readonly string[] = []): Response {
  const picture = body instanceof Picture ? body : null;
  const type = picture?.mimeType ?? 'application/json';
  const headers = new Headers({ 'content-type': type, 'cache-control': 'private, no-store' });
  // RFC 9110 §10.2.3, for whoever does not read the body.
  const wait = waitOf(body);
  if (wait !== null) headers.set('retry-after', String(wait));
  for (const cookie of [...visitorCookies, ...cookies]) headers.append('set-cookie', cookie);
  return new Response(picture?.bytes ?? JSON.stringify(body), { status, headers });
}
