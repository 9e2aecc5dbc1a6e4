import { codeDelivery } from '@/lib/accounts/server';
import { query, reply } from '@/lib/wiring/http';

/** What became of the message with this device's code, for the dialog that waits for it. */
export const GET = query(async ({ shop, visitor, now }) => {
  return reply({ delivery: await codeDelivery(shop.db, visitor.deviceId, now) });
});
