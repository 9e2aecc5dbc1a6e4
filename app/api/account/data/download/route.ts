import { exportData } from '@/lib/privacy/server';
import { archiveReply, query, signInRequired } from '@/lib/server/api';
import { limitReceipts } from '@/lib/server/receipts';

/** 'Download my data', as a ZIP. Needs a phone that was verified just now, like the deletion. */
export const GET = query('/api/account/data/download', async ({ shop, visitor, now }) => {
  const { account, sessionToken } = visitor;
  if (!account || !sessionToken) return signInRequired(visitor);
  const refused = limitReceipts(account.accountId, now);
  if (refused) return refused;
  const { db, storage } = shop;
  return archiveReply(await exportData({ db, storage, accountId: account.accountId, sessionToken, now }));
});
