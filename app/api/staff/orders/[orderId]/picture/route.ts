import { mutation, resultReply } from '@/lib/server/api';
import { withStaff } from '@/lib/server/api/staff';
import { lookSchema } from '@/lib/staff';
import { seePage } from '@/lib/staff/server';

/** Makes a link to the drawn picture of one page, for minutes. */
export const POST = mutation('/api/staff/orders/[orderId]/picture', { rate: 'write', schema: lookSchema }, (context) =>
  withStaff(context, 'orders.look', async (deps) => {
    const sign = context.shop.storage.signedUrl;
    return resultReply(await seePage(context.params.orderId, context.input, { ...deps, sign }), (seen) => seen);
  }),
);
