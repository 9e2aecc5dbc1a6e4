import { verifyCodeSchema } from '@/lib/accounts';
import { verifyPhone } from '@/lib/orders/server';
import { newToken } from '@/lib/platform/ids';
import { answer, mutation } from '@/lib/wiring/http';
import { sessionCookies } from '@/lib/wiring/http/session-cookies';

/** Checks a one-time code; a right one signs in and adopts this device's drafts. */
export const POST = mutation({ rate: 'code', schema: verifyCodeSchema }, async ({ shop, visitor, input, now }) => {
  const verified = await verifyPhone(input, { db: shop.db, now, deviceId: visitor.deviceId, newToken });
  if (!verified.ok) return answer(verified, () => null);
  const { country, email, phone, sessionToken } = verified.value;
  const cookies = sessionCookies(sessionToken, country, shop.env.SHOP_URL);
  return { status: 200, body: { verified: true, phone, email, country }, cookies };
});
