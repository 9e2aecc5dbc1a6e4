import { quoteQuerySchema } from '@/lib/company';
import { makeQuote } from '@/lib/company/server';
import { errorReply, pdfReply, query } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';
import { limitReceipts, typesetReceipt } from '@/lib/server/receipts';

/** The quote of a batch, in the language of the screen. */
export const GET = query('/api/company/[batchId]/quote', (context) =>
  withHr(context, async ({ db, accountId, now }) => {
    const parsed = quoteQuerySchema.safeParse(Object.fromEntries(new URL(context.request.url).searchParams));
    if (!parsed.success) return errorReply('validation_failed');
    const refused = limitReceipts(accountId, now);
    if (refused) return refused;
    const made = await makeQuote(context.params.batchId, {
      db,
      accountId,
      now,
      language: parsed.data.language,
      typeset: typesetReceipt,
    });
    return pdfReply(made, (bytes) => ({ bytes, name: 'quote.pdf' }));
  }),
);
