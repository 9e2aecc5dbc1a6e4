import { getCodeDelivery } from '@/lib/accounts/server';
import { query, reply } from '@/lib/server/api';

/** Delivery status of this device's code, for the waiting dialog. */
export const GET = query('/api/auth/code-delivery', async ({ shop, visitor, now }) => {
  return reply({ delivery: await getCodeDelivery(shop.db, visitor.deviceId, now) });
});
