import { pdfReply, query } from '@/lib/server/api';
import { withStaff } from '@/lib/server/api/staff';
import { limitReceipts, typesetReceipt } from '@/lib/server/receipts';
import { openQuote } from '@/lib/staff/server';

/** The quote of a company as a paper. */
export const GET = query('/api/staff/groups/[groupId]/paper', (context) =>
  withStaff(context, 'groups.quote', async (deps) => {
    const refused = limitReceipts(deps.actor.memberId, context.now);
    if (refused) return refused;
    const made = await openQuote(context.params.groupId, { ...deps, typeset: typesetReceipt });
    return pdfReply(made, (bytes) => ({ bytes, name: 'quote.pdf' }));
  }),
);
