import { sendInvitation } from '@/lib/company/server';
import { mutation, resultReply } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';

/** Sends the mail with the employees' link once more. */
export const POST = mutation('/api/company/[batchId]/invitation', { rate: 'write' }, (context) =>
  withHr(context, async (deps) =>
    resultReply(
      await sendInvitation(context.params.batchId, { ...deps, enqueue: context.shop.enqueue }),
      (value) => value,
    ),
  ),
);
