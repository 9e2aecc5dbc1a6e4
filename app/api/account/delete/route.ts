import { deleteAccountSchema } from '@/lib/privacy';
import { deleteAccount } from '@/lib/privacy/server';
import { mutation, reply, resultReply, signInRequired } from '@/lib/server/api';
import { clearSessionCookies } from '@/lib/server/api/cookies/session-cookies';

/** Deletes the account with everything in it, and signs out. */
export const POST = mutation(
  '/api/account/delete',
  { rate: 'write', schema: deleteAccountSchema },
  async ({ shop, visitor, now }) => {
    const { account, sessionToken } = visitor;
    if (!account || !sessionToken) return signInRequired(visitor);
    const { accountId } = account;
    const deleted = await deleteAccount({ db: shop.db, enqueue: shop.enqueue, accountId, sessionToken, now });
    if (!deleted.ok) return resultReply(deleted, () => null);
    return reply(deleted.value, 200, clearSessionCookies(shop.env.SHOP_URL));
  },
);
