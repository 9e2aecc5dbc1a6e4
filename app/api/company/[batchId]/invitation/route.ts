import { getInvitations, sendInvitation } from '@/lib/company/server';
import { mutation, query, resultReply } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';

/** Ready-made invitations in each language, and the QR code of the link. */
export const GET = query('/api/company/[batchId]/invitation', (context) =>
  withHr(context, async (deps) => {
    const shopUrl = context.shop.env.SHOP_URL;
    return resultReply(await getInvitations(context.params.batchId, { ...deps, shopUrl }), (value) => value);
  }),
);

/** Sends the mail with the employees' link once more. */
export const POST = mutation('/api/company/[batchId]/invitation', { rate: 'write' }, (context) =>
  withHr(context, async (deps) =>
    resultReply(
      await sendInvitation(context.params.batchId, { ...deps, enqueue: context.shop.enqueue }),
      (value) => value,
    ),
  ),
);
