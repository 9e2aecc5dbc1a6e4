import type { Served } from '@/lib/client/api/served-data';
import { getConfirmation, getProof } from '@/lib/fulfilment/server';
import { findClassPath } from '@/lib/kindergarten/server';
import { getOrder } from '@/lib/orders/server';
import type { ErrorCode } from '@/lib/platform/errors';
import { isUuid } from '@/lib/platform/ids';
import { getOrderDeps } from '@/lib/server/api/owner';
import { readForPage, toServedData } from '@/lib/server/api/page';
import { isSessionExpired } from '@/lib/server/api/visitor';

type ConfirmationData =
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  /** All books of a class are approved at once, on its own page. */
  | { readonly kind: 'class'; readonly path: string }
  /** Nothing waits to be confirmed: the order's own page says where the book is. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'order'; readonly served: Served };

/** Data of the final confirmation's page; `null` if reading failed. */
export const getConfirmationData = (orderId: string) =>
  readForPage(async (visit): Promise<ConfirmationData> => {
    const deps = getOrderDeps(visit);
    if (!deps) {
      return { kind: 'refused', code: isSessionExpired(visit.visitor) ? 'session_expired' : 'authentication_required' };
    }
    if (!isUuid(orderId)) return { kind: 'refused', code: 'not_found' };
    const classPath = await findClassPath(orderId, deps);
    if (classPath) return { kind: 'class', path: classPath };
    const { profile } = visit.shop.fulfilment;
    const [order, confirmation, proof] = await Promise.all([
      getOrder(orderId, deps),
      getConfirmation(orderId, deps),
      getProof(orderId, { ...deps, profile }),
    ]);
    if (!order.ok || !confirmation.ok) return { kind: 'refused', code: 'not_found' };
    if (confirmation.value.state !== 'awaiting_confirmation') return { kind: 'closed' };
    const path = `/api/orders/${orderId}`;
    return {
      kind: 'order',
      served: toServedData(visit, {
        [path]: order.value,
        [`${path}/confirm`]: confirmation.value,
        ...(proof.ok && { [`${path}/proof`]: proof.value }),
      }),
    };
  });
