import type { Served } from '@/lib/client/api/served-data';
import { isHandedOver } from '@/lib/fulfilment';
import { getConfirmation, getReprintOptions } from '@/lib/fulfilment/server';
import { findClassPath } from '@/lib/kindergarten/server';
import { accountOrders, getOrder } from '@/lib/orders/server';
import type { ErrorCode } from '@/lib/platform/errors';
import { isUuid } from '@/lib/platform/ids';
import { getMyRewards } from '@/lib/rewards/server';
import { getOrderDeps } from '@/lib/server/api/owner';
import { readForPage, toServedData } from '@/lib/server/api/page';
import { isSessionExpired } from '@/lib/server/api/visitor';

/** `refused`: the visitor is signed out, or the account has no such order. `class`: it has a page of its own. */
export type OrderData =
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'class'; readonly path: string }
  | { readonly kind: 'order'; readonly paid: boolean; readonly served: Served };

/** States in which the page shows where the parcel is. */
const SENT: readonly string[] = ['shipped', 'ready_for_pickup', 'delivered'];

/** Data of an order's pages; `null` if reading failed. */
export const getOrderData = (orderId: string) =>
  readForPage(async (visit): Promise<OrderData> => {
    const deps = getOrderDeps(visit);
    if (!deps) {
      return { kind: 'refused', code: isSessionExpired(visit.visitor) ? 'session_expired' : 'authentication_required' };
    }
    const found = isUuid(orderId) ? await getOrder(orderId, deps) : null;
    if (!found?.ok) return { kind: 'refused', code: 'not_found' };
    const classPath = await findClassPath(orderId, deps);
    if (classPath) return { kind: 'class', path: classPath };
    const path = `/api/orders/${orderId}`;
    const reprint = isHandedOver(found.value) ? await getReprintOptions(orderId, deps) : null;
    const parcel = SENT.includes(found.value.state) ? await getConfirmation(orderId, deps) : null;
    const { account } = visit.visitor;
    const paid = found.value.paidAt !== null;
    const served = toServedData(visit, {
      [path]: found.value,
      ...(paid &&
        account && {
          '/api/rewards/mine': await getMyRewards({ db: deps.db, orders: accountOrders, account, now: deps.now }),
        }),
      ...(reprint?.ok && { [`${path}/reprint`]: reprint.value }),
      ...(parcel?.ok && { [`${path}/confirm`]: parcel.value }),
    });
    return { kind: 'order', paid, served };
  });
