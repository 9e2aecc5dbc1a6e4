type CookieOptions = { readonly maxAgeSeconds: number; readonly httpOnly?: boolean };

/**
 * The `__Host-` prefix binds a cookie to this very host: no sister site can set or read it. It needs `Secure`, which
 * not every browser takes from http://localhost (Safari) and none from a machine's name in the local network, so plain
 * http, which the settings refuse in production, gets the bare name.
 */
export const hostCookie = (name: string, shopUrl: string): string =>
  shopUrl.startsWith('https:') ? `__Host-${name}` : name;

/** The cookie's value; `null` when there is none, or one that we cannot have written. */
export function readCookie(request: Request, name: string): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return decoded(part.slice(at + 1).trim());
  }
  return null;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

export function cookieHeader(
  name: string,
  value: string,
  { maxAgeSeconds, httpOnly = true }: CookieOptions,
  shopUrl: string,
) {
  const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'SameSite=Lax'];
  if (httpOnly) attributes.push('HttpOnly');
  if (shopUrl.startsWith('https:')) attributes.push('Secure');
  return `${name}=${encodeURIComponent(value)}; ${attributes.join('; ')}`;
}
