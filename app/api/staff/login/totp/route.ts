import { codeSchema } from '@/lib/accounts';
import { getSecrets } from '@/lib/platform/env';
import { newToken } from '@/lib/platform/ids';
import { errorReply, mutation, reply, resultReply } from '@/lib/server/api';
import { createStaffCookie, readStaffToken } from '@/lib/server/api/staff';
import { createKeyedHash } from '@/lib/server/secrets';
import { completeSignIn } from '@/lib/staff/server';

/** Second step: a code of the authenticator app opens the desk. */
export const POST = mutation('/api/staff/login/totp', { rate: 'write', schema: codeSchema }, async (context) => {
  const { shop, input, now } = context;
  const token = readStaffToken(context);
  if (!token) return errorReply('code_expired');
  const deps = { db: shop.db, now, hmac: createKeyedHash(shop.env), newToken, secrets: getSecrets(shop.env) };
  const entered = await completeSignIn(token, input.code, deps);
  if (!entered.ok) return resultReply(entered, () => null);
  return reply({}, 200, [createStaffCookie(entered.value, { shop, now })]);
});
