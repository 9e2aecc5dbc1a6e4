import type { Db } from '@/lib/platform/db';
import type { ConversionsPort } from '@/lib/providers/conversions/port';
import { deleteAttribution, findAttribution } from './repository';
import { getDedupeId } from './track';

type Deps = { readonly db: Db; readonly conversions: ConversionsPort | null; readonly siteUrl: string };

/** The money went back before the network heard of the purchase. */
const GIVEN_BACK: ReadonlySet<string> = new Set(['refunded', 'cancelled']);

/**
 * Sends one purchase and deletes what was kept for it. A repeat after a crash in between has the same event id, so the
 * network counts it once.
 */
export async function handleSendPurchase(
  { orderId }: { readonly orderId: string },
  { db, conversions, siteUrl }: Deps,
): Promise<void> {
  const found = await findAttribution(db, orderId);
  if (!found?.order.paidAt) return;
  const { number: orderNumber, state, totalMinor, currency, paidAt } = found.order;
  const order = { orderNumber, amountMinor: totalMinor ?? 0, currency };
  if (!GIVEN_BACK.has(state) && order.amountMinor > 0) {
    const { clickId, userAgent } = found;
    const eventId = getDedupeId({ name: 'Purchase', ...order }, paidAt);
    await conversions?.send({ eventId, ...order, paidAt, siteUrl, clickId, userAgent });
  }
  await deleteAttribution(db, orderId);
}
