import { getStoredData } from '@/lib/privacy/server';
import { query, reply, signInRequired } from '@/lib/server/api';

/** What the shop keeps about the signed-in account. */
export const GET = query('/api/account/data', async ({ shop, visitor, now }) => {
  if (!visitor.account) return signInRequired(visitor);
  return reply(await getStoredData(visitor.account, { db: shop.db, now }));
});
