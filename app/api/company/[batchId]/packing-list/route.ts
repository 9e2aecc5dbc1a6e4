import { makePackingList } from '@/lib/company/server';
import { pdfReply, query } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';
import { limitReceipts, typesetPackingList } from '@/lib/server/receipts';

/** The packing list of a batch. */
export const GET = query('/api/company/[batchId]/packing-list', (context) =>
  withHr(context, async ({ db, accountId, now }) => {
    const refused = limitReceipts(accountId, now);
    if (refused) return refused;
    const made = await makePackingList(context.params.batchId, { db, accountId, typeset: typesetPackingList });
    return pdfReply(made, (bytes) => ({ bytes, name: 'packing-list.pdf' }));
  }),
);
