import { makeNameLabels } from '@/lib/company/server';
import { pdfReply, query } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';
import { limitReceipts, typesetNameLabels } from '@/lib/server/receipts';

/** A sheet of stickers for the printed books of a batch. */
export const GET = query('/api/company/[batchId]/labels', (context) =>
  withHr(context, async ({ db, accountId, now }) => {
    const refused = limitReceipts(accountId, now);
    if (refused) return refused;
    const made = await makeNameLabels(context.params.batchId, { db, accountId, typeset: typesetNameLabels });
    return pdfReply(made, (bytes) => ({ bytes, name: 'name-labels.pdf' }));
  }),
);
