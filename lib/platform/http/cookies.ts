import { parseCookie, stringifySetCookie } from 'cookie';

type CookieOptions = {
  readonly maxAgeSeconds: number;
  readonly httpOnly?: boolean;
  readonly sameSite?: 'lax' | 'strict';
};

/**
 * The `__Host-` prefix binds a cookie to this host: no sibling domain can set or read it. It requires `Secure`, which
 * some browsers (Safari) reject on http://localhost and all reject on local network names, so plain http, which
 * production forbids, uses the bare name.
 */
export const getHostCookieName = (name: string, shopUrl: string): string =>
  shopUrl.startsWith('https:') ? `__Host-${name}` : name;

/** The cookie's value; `null` when it is missing or was not written by us. */
export function readCookie(request: Request, name: string): string | null {
  return parseCookie(request.headers.get('cookie') ?? '', { decode })[name] ?? null;
}

/** A value that cannot be decoded is ignored. */
function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

export function formatSetCookie(
  name: string,
  value: string,
  { maxAgeSeconds, httpOnly = true, sameSite = 'lax' }: CookieOptions,
  shopUrl: string,
) {
  const secure = shopUrl.startsWith('https:');
  return stringifySetCookie({ name, value, path: '/', maxAge: maxAgeSeconds, sameSite, httpOnly, secure });
}
