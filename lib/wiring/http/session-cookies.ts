import type { CountryCode } from '@/lib/markets';
import { cookieHeader, hostCookie } from '@/lib/platform/http';

type Signing = { readonly token: string; readonly country: CountryCode; readonly endsAt: Date; readonly now: Date };

/**
 * The session, and the market it locks for routing (the lock only chooses pages; prices come from the account). Both
 * end when the session does, so they are sent anew whenever it is extended.
 */
export function sessionCookies({ token, country, endsAt, now }: Signing, shopUrl: string): readonly string[] {
  const maxAgeSeconds = Math.floor((endsAt.getTime() - now.getTime()) / 1000);
  return [
    cookieHeader(hostCookie('session', shopUrl), token, { maxAgeSeconds }, shopUrl),
    cookieHeader('locked_country', country, { maxAgeSeconds, httpOnly: false }, shopUrl),
  ];
}

export const clearedSessionCookies = (shopUrl: string): readonly string[] => [
  cookieHeader(hostCookie('session', shopUrl), '', { maxAgeSeconds: 0 }, shopUrl),
  cookieHeader('locked_country', '', { maxAgeSeconds: 0, httpOnly: false }, shopUrl),
];
