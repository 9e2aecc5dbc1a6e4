import { verifyCodeSchema } from '@/lib/accounts';
import { formatPhone } from '@/lib/accounts/server';
import { adoptClasses } from '@/lib/kindergarten/server';
import { verifyPhone } from '@/lib/orders/server';
import { newToken } from '@/lib/platform/ids';
import { mutation, resultReply } from '@/lib/server/api';
import { readConsentCookie } from '@/lib/server/api/cookies/consent-cookie';
import { readReferralCookie } from '@/lib/server/api/cookies/referral-cookie';
import { createSessionCookies } from '@/lib/server/api/cookies/session-cookies';
import { createKeyedHash } from '@/lib/server/secrets';

/** Checks a one-time code; a correct one signs in and adopts this device's drafts. */
export const POST = mutation(
  '/api/auth/verify-code',
  { rate: 'write', schema: verifyCodeSchema },
  async ({ shop, visitor, input, request, now }) => {
    const { db, enqueue, env } = shop;
    const keyed = createKeyedHash(env);
    const oldToken = visitor.sessionToken;
    const referralCode = readReferralCookie(request, env);
    const measuring = readConsentCookie(request);
    const deps = { db, enqueue, now, identity: visitor, hmac: keyed, newToken, oldToken, adoptClasses };
    const verified = await verifyPhone(input, { ...deps, referralCode, measuring });
    if (!verified.ok) return resultReply(verified, () => null);
    const { country, email, emailVerified, phone, isNew, sessionToken: token, sessionEnd: endsAt } = verified.value;
    const cookies = createSessionCookies({ token, country, endsAt, now }, env.SHOP_URL);
    const body = { verified: true, phone, phoneText: formatPhone(phone), email, emailVerified, country, isNew };
    return { status: 200, body, cookies };
  },
);
