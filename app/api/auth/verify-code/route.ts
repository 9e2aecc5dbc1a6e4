import { verifyCodeSchema } from '@/lib/accounts';
import { phoneText } from '@/lib/accounts/server';
import { verifyPhone } from '@/lib/orders/server';
import { newToken } from '@/lib/platform/ids';
import { answer, mutation } from '@/lib/wiring/http';
import { sessionCookies } from '@/lib/wiring/http/session-cookies';
import { keyedWith } from '@/lib/wiring/secrets';

/** Checks a one-time code; a right one signs in and adopts this device's drafts. */
export const POST = mutation({ rate: 'write', schema: verifyCodeSchema }, async ({ shop, visitor, input, now }) => {
  const { db, env } = shop;
  const keyed = keyedWith(env);
  const oldToken = visitor.sessionToken;
  const verified = await verifyPhone(input, { db, now, asker: visitor, keyed, newToken, oldToken });
  if (!verified.ok) return answer(verified, () => null);
  const { country, email, emailVerified, phone, sessionToken: token, sessionEnd: endsAt } = verified.value;
  const cookies = sessionCookies({ token, country, endsAt, now }, env.SHOP_URL);
  const body = { verified: true, phone, phoneText: phoneText(phone), email, emailVerified, country };
  return { status: 200, body, cookies };
});
