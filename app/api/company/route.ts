import { isFreshSignIn } from '@/lib/accounts/server';
import { newBatchSchema } from '@/lib/company';
import { createBatch, openHrSession } from '@/lib/company/server';
import { newToken } from '@/lib/platform/ids';
import { errorReply, mutation, resultReply, signInRequired } from '@/lib/server/api';
import { companyUnavailable, createHrCookie } from '@/lib/server/api/company';

/**
 * Opens a company's order and its dashboard, for a phone that was verified just now: a parent's session of last month
 * opens no HR session (rulings, "Sign-in").
 */
export const POST = mutation(
  '/api/company',
  { rate: 'write', schema: newBatchSchema, idempotent: true },
  async ({ shop, visitor, input, now }) => {
    const unavailable = companyUnavailable();
    if (unavailable) return unavailable;
    if (!visitor.account || !visitor.sessionToken) return signInRequired(visitor);
    const { accountId } = visitor.account;
    const { db, enqueue } = shop;
    if (!(await isFreshSignIn(db, visitor.sessionToken, now))) return errorReply('verification_too_old');
    const created = await createBatch(input, { db, enqueue, accountId, now, newToken });
    if (!created.ok) return resultReply(created, () => null);
    const session = await openHrSession(db, { accountId, deviceId: visitor.deviceId }, { newToken, now });
    return { ...resultReply(created, (value) => value, 201), cookies: [createHrCookie(session, { shop, now })] };
  },
);
