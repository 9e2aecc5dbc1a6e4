import { openBatchArchive } from '@/lib/company/server';
import { archiveReply, query } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';

/** One ZIP of the finished digital books of a batch. */
export const GET = query('/api/company/[batchId]/pdfs', (context) =>
  withHr(context, async ({ db, accountId, now }) => {
    const { storage } = context.shop;
    return archiveReply(await openBatchArchive(context.params.batchId, { db, accountId, now, storage }));
  }),
);
