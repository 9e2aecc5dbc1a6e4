import type { CountryCode } from '@/lib/markets';
import { formatSetCookie, getHostCookieName } from '@/lib/platform/http';

type SessionCookieInput = {
  readonly token: string;
  readonly country: CountryCode;
  readonly endsAt: Date;
  readonly now: Date;
};

/**
 * The session cookie and the country lock for routing (the lock only chooses pages; prices come from the account). Both
 * expire with the session, so both are sent again whenever it is extended.
 */
export function createSessionCookies(
  { token, country, endsAt, now }: SessionCookieInput,
  shopUrl: string,
): readonly string[] {
  const maxAgeSeconds = Math.floor((endsAt.getTime() - now.getTime()) / 1000);
  return [
    formatSetCookie(getHostCookieName('session', shopUrl), token, { maxAgeSeconds }, shopUrl),
    formatSetCookie('locked_country', country, { maxAgeSeconds, httpOnly: false }, shopUrl),
  ];
}

export const clearSessionCookies = (shopUrl: string): readonly string[] => [
  formatSetCookie(getHostCookieName('session', shopUrl), '', { maxAgeSeconds: 0 }, shopUrl),
  formatSetCookie('locked_country', '', { maxAgeSeconds: 0, httpOnly: false }, shopUrl),
];
