import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { staffAddressSchema } from '@/lib/staff';
import { changeAddress } from '@/lib/staff/server';

/** Changes where a parcel goes, before the book is confirmed for print. */
export const POST = mutation(
  '/api/staff/orders/[orderId]/address',
  { rate: 'write', schema: staffAddressSchema, idempotent: true },
  (context) => {
    const { address, reason } = context.input;
    return staffAction(context, 'orders.address', (deps) =>
      changeAddress(context.params.orderId, address, reason, deps),
    );
  },
);
