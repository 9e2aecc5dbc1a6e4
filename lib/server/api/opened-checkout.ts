import { isOrderUnpaid, type OpenedCheckout } from '@/lib/orders/server';
import type { Result } from '@/lib/platform/result';
import { saveAttribution } from '@/lib/tracking/server';
import { readAdvertisingConsent } from './cookies/consent-cookie';
import { type Reply, resultReply } from './reply';
import type { Context } from './route';

type Opening = Pick<Context<{ readonly clickId?: string | undefined }>, 'shop' | 'request' | 'input'>;

/**
 * The reply of every route that opens a payment page. It keeps for a visitor who allows advertising what the ad network
 * learns once the order is paid (spec §7).
 */
export async function openedCheckoutReply(
  opened: Result<OpenedCheckout>,
  { shop, request, input }: Opening,
): Promise<Reply> {
  if (opened.ok) {
    const allowed = readAdvertisingConsent(request);
    const userAgent = request.headers.get('user-agent') ?? '';
    const visit = { allowed, isUnpaid: isOrderUnpaid, clickId: input.clickId ?? null, userAgent };
    await saveAttribution(shop.db, opened.value.orderId, visit);
  }
  return resultReply(opened, ({ url, number }) => ({ url, number }));
}
