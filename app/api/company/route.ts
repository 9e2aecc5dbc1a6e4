import { newBatchSchema } from '@/lib/company';
import { createBatch, openHrSession } from '@/lib/company/server';
import { newToken } from '@/lib/platform/ids';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';
import { companyUnavailable, createHrCookie } from '@/lib/server/api/company';

/** Opens a company's order for the verified account; its phone was just verified, so that the dashboard opens too. */
export const POST = mutation(
  '/api/company',
  { rate: 'write', schema: newBatchSchema, idempotent: true },
  async ({ shop, visitor, input, now }) => {
    if (!visitor.account) return companyUnavailable() ?? signInRequired(visitor);
    const { accountId } = visitor.account;
    const { db, enqueue } = shop;
    const created = companyUnavailable() ?? (await createBatch(input, { db, enqueue, accountId, now, newToken }));
    if ('status' in created) return created;
    if (!created.ok) return resultReply(created, () => null);
    const session = await openHrSession(db, { accountId, deviceId: visitor.deviceId }, { newToken, now });
    return { ...resultReply(created, (value) => value, 201), cookies: [createHrCookie(session, { shop, now })] };
  },
);
