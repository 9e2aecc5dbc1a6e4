import { batchTransferSchema } from '@/lib/company';
import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { sendQuote } from '@/lib/staff/server';

/** Orders the books of a company and mails the quote. */
export const POST = mutation(
  '/api/staff/groups/[groupId]/quote',
  { rate: 'write', schema: batchTransferSchema, idempotent: true },
  (context) =>
    staffAction(context, 'groups.quote', (deps) => sendQuote(context.params.groupId, context.input.shownMinor, deps)),
);
