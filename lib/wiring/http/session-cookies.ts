import { SESSION_DAYS } from '@/lib/accounts';
import type { CountryCode } from '@/lib/markets';
import { cookieHeader, hostCookie } from '@/lib/platform/http';

const DAY_SECONDS = 86_400;

/** The session, and the market it locks for routing (the lock only chooses pages; prices come from the account). */
export function sessionCookies(token: string, country: CountryCode, shopUrl: string): readonly string[] {
  const maxAgeSeconds = SESSION_DAYS * DAY_SECONDS;
  return [
    cookieHeader(hostCookie('session', shopUrl), token, { maxAgeSeconds }, shopUrl),
    cookieHeader('locked_country', country, { maxAgeSeconds, httpOnly: false }, shopUrl),
  ];
}

export const clearedSessionCookies = (shopUrl: string): readonly string[] => [
  cookieHeader(hostCookie('session', shopUrl), '', { maxAgeSeconds: 0 }, shopUrl),
  cookieHeader('locked_country', '', { maxAgeSeconds: 0, httpOnly: false }, shopUrl),
];
