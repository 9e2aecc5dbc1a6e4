import { isIP } from 'node:net';
import { fail, ok, type Result } from '../result';

type GuardErrorCode = 'request_forbidden' | 'request_too_large' | 'request_too_slow';

/**
 * Whether a `Host` header is ours: the host of `SHOP_URL`, this machine or an IP address. Any other name may be another
 * site's that resolves to this machine (DNS rebinding).
 */
export function isAllowedHost(host: string | null, shopUrl: string): boolean {
  if (host === null || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return host === new URL(shopUrl).host || hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
}

/** Whether no other site made a browser send this: no foreign Origin, no cross-site fetch. */
export function isFromShop(request: Request, shopUrl: string): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const host = request.headers.get('host');
  // A sandboxed frame sends `null`, which is no URL.
  const sender = origin !== null && URL.canParse(origin) ? new URL(origin).host : null;
  const known =
    origin === null || origin === shopUrl || (sender !== null && sender === host && isAllowedHost(host, shopUrl));
  const sameSite = site === null || site === 'same-origin' || site === 'none';
  return known && sameSite;
}

/**
 * Rejects requests that another site made a browser send: a foreign Origin, a cross-site fetch, or a missing custom
 * header (a form of another site cannot set one).
 */
export const guardOrigin = (request: Request, shopUrl: string): Result<null, GuardErrorCode> =>
  isFromShop(request, shopUrl) && request.headers.get('x-requested-with') === 'gibori'
    ? ok(null)
    : fail('request_forbidden');

type Pace = {
  /** Milliseconds without a byte after which a sender is given up. */
  readonly idleMs: number;
  /** Bytes a second that a body needs on average, once it has taken as long as that. */
  readonly bytesPerSecond: number;
};

/** A phone on a slow line is faster; what is slower only holds memory that other families need. */
const SLOWEST: Pace = { idleMs: 20_000, bytesPerSecond: 16 * 1024 };

/** The next part of a body; `null`: none came in time. */
async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>, milliseconds: number) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  try {
    return await Promise.race([reader.read(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads the body up to a limit and counts the received bytes; the declared length may be false. `request_too_slow`: the
 * sender stopped, or keeps the memory of a whole file for a trickle.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  { idleMs, bytesPerSecond }: Pace = SLOWEST,
): Promise<Result<Uint8Array<ArrayBuffer>, GuardErrorCode>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return fail('request_too_large');
  if (!request.body) return ok(new Uint8Array());
  const reader = request.body.getReader();
  const refuse = async (code: GuardErrorCode) => {
    await reader.cancel().catch(() => undefined);
    return fail(code);
  };
  const startedAt = performance.now();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const part = await readInTime(reader, idleMs);
    if (!part) return refuse('request_too_slow');
    if (part.done) return ok(join(chunks, size));
    size += part.value.byteLength;
    if (size > maxBytes) return refuse('request_too_large');
    chunks.push(part.value);
    const took = performance.now() - startedAt;
    if (took > idleMs && size < (bytesPerSecond * (took - idleMs)) / 1000) return refuse('request_too_slow');
  }
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
