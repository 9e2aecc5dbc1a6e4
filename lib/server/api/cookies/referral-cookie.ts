import { getSecrets } from '@/lib/platform/env';
import { formatSetCookie, getHostCookieName, readCookie } from '@/lib/platform/http';
import { readToken, signToken } from '@/lib/platform/tokens';
import { REFERRAL_DAYS } from '@/lib/rewards';
import type { Container } from '../../container';

const DAY_SECONDS = 86_400;

/** The cookie of a browser that opened an invitation, signed so that its code cannot be changed. */
export const createReferralCookie = (code: string, { SHOP_URL, SHOP_SECRET }: Container['env']): string =>
  formatSetCookie(
    getHostCookieName('referral', SHOP_URL),
    signToken(SHOP_SECRET, 'referral', code),
    { maxAgeSeconds: REFERRAL_DAYS.cookie * DAY_SECONDS },
    SHOP_URL,
  );

/** The code of the invitation that brought this browser, or `null`. */
export function readReferralCookie(request: Request, env: Container['env']): string | null {
  const signed = readCookie(request, getHostCookieName('referral', env.SHOP_URL));
  return signed && readToken(getSecrets(env), 'referral', signed);
}
