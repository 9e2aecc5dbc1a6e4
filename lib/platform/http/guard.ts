import { isIP } from 'node:net';
import { fail, ok, type Result } from '../result';

type GuardErrorCode = 'request_forbidden' | 'request_too_large';

/**
 * Whether a `Host` header is ours: the host of `SHOP_URL`, this machine or an IP address. Any other name may be another
 * site's that resolves to this machine (DNS rebinding).
 */
export function isAllowedHost(host: string | null, shopUrl: string): boolean {
  if (host === null || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return host === new URL(shopUrl).host || hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
}

/**
 * Rejects requests that another site made a browser send: a foreign Origin, a cross-site fetch, or a missing custom
 * header (a form of another site cannot set one).
 */
export function guardOrigin(request: Request, shopUrl: string): Result<null, GuardErrorCode> {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const host = request.headers.get('host');
  // A sandboxed frame sends `null`, which is no URL.
  const sender = origin !== null && URL.canParse(origin) ? new URL(origin).host : null;
  const known =
    origin === null || origin === shopUrl || (sender !== null && sender === host && isAllowedHost(host, shopUrl));
  const sameSite = site === null || site === 'same-origin' || site === 'none';
  return known && sameSite && request.headers.get('x-requested-with') === 'gibori'
    ? ok(null)
    : fail('request_forbidden');
}

/** Reads the body up to a limit and counts the received bytes; the declared length may be false. */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Result<Uint8Array<ArrayBuffer>, GuardErrorCode>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return fail('request_too_large');
  if (!request.body) return ok(new Uint8Array());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) return fail('request_too_large');
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return ok(whole);
}
