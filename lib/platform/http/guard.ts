import { isIP } from 'node:net';
import { fail, ok, type Result } from '../result';

type Refusal = 'request_forbidden' | 'request_too_large';

/**
 * Is this `Host` header a name of ours: that of `SHOP_URL`, this machine's, or an address? Any other name may be another
 * site's that was made to lead here (DNS rebinding), whose pages a browser takes for ours.
 */
export function isOurHost(host: string | null, shopUrl: string): boolean {
  if (host === null || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return host === new URL(shopUrl).host || hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
}

/**
 * Refuses what another site made a browser send: a foreign Origin, a cross-site fetch, or no mark of our own
 * (a form of another site cannot set a header).
 */
export function guardOrigin(request: Request, shopUrl: string): Result<null, Refusal> {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const host = request.headers.get('host');
  // A sandboxed frame sends `null`, which is no URL.
  const sender = origin !== null && URL.canParse(origin) ? new URL(origin).host : null;
  const known =
    origin === null || origin === shopUrl || (sender !== null && sender === host && isOurHost(host, shopUrl));
  const sameSite = site === null || site === 'same-origin' || site === 'none';
  return known && sameSite && request.headers.get('x-requested-with') === 'gibori'
    ? ok(null)
    : fail('request_forbidden');
}

/** Reads the body up to a limit, counting what really arrives; the declared length may lie. */
export async function readBody(request: Request, maxBytes: number): Promise<Result<Uint8Array<ArrayBuffer>, Refusal>> {
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
