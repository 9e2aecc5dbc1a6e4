import { batchTransferSchema } from '@/lib/company';
import { payBatchByTransfer } from '@/lib/company/server';
import { mutation, resultReply } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';

/** Closes a batch and orders its books to be paid by bank transfer. */
export const POST = mutation(
  '/api/company/[batchId]/transfer',
  { rate: 'pay', schema: batchTransferSchema },
  (context) =>
    withHr(context, async ({ db, accountId, now }) => {
      const { enqueue } = context.shop;
      const { shownMinor } = context.input;
      const asked = await payBatchByTransfer(context.params.batchId, shownMinor, { db, accountId, now, enqueue });
      return resultReply(asked, (value) => value);
    }),
);
