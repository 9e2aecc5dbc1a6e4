import { makeBatchReceipt } from '@/lib/company/server';
import { pdfReply, query } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';
import { limitReceipts, typesetReceipt } from '@/lib/server/receipts';

/** The receipt of a paid batch. */
export const GET = query('/api/company/[batchId]/receipt', (context) =>
  withHr(context, async ({ db, accountId, now }) => {
    const refused = limitReceipts(accountId, now);
    if (refused) return refused;
    const made = await makeBatchReceipt(context.params.batchId, { db, accountId, typeset: typesetReceipt });
    return pdfReply(made, ({ pdf, number }) => ({ bytes: pdf, name: `receipt-${number}.pdf` }));
  }),
);
