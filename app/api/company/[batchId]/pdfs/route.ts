import { openBatchArchive } from '@/lib/company/server';
import { archiveReply, query } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';
import { limitReceipts } from '@/lib/server/receipts';

/** One ZIP of the finished digital books of a batch. */
export const GET = query('/api/company/[batchId]/pdfs', (context) =>
  withHr(context, async ({ db, accountId, now }) => {
    const { storage } = context.shop;
    const refused = limitReceipts(accountId, now);
    if (refused) return refused;
    return archiveReply(await openBatchArchive(context.params.batchId, { db, accountId, now, storage }));
  }),
);
