import { makeQuote } from '@/lib/company/server';
import { pdfReply, query } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';
import { limitReceipts, typesetReceipt } from '@/lib/server/receipts';

/** The quote of a batch that is paid by bank transfer. */
export const GET = query('/api/company/[batchId]/quote', (context) =>
  withHr(context, async ({ db, accountId, now }) => {
    const refused = limitReceipts(accountId, now);
    if (refused) return refused;
    const made = await makeQuote(context.params.batchId, { db, accountId, typeset: typesetReceipt });
    return pdfReply(made, (bytes) => ({ bytes, name: 'quote.pdf' }));
  }),
);
