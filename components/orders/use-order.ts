'use client';

import useSWR from 'swr';
import { isUnderWay, POLL_MS } from '@/components/wizard/tasks';
import type { ApiError } from '@/lib/client/api-error';
import type { OrderView } from '@/lib/orders';

/** Looked at less often than a drawing: a payment or a book takes seconds to minutes. */
const SETTLING_MS = 2 * POLL_MS;

/** Will this order change by itself soon? Paid and not made yet, or a payment that is on its way. */
const settles = (order: OrderView): boolean =>
  order.state === 'awaiting_payment' || order.progress === 'in_progress' || isUnderWay(order.production);

export function useOrder(orderId: string) {
  return useSWR<OrderView, ApiError>(`/api/orders/${orderId}`, {
    refreshInterval: (order) => (order && settles(order) ? SETTLING_MS : 0),
  });
}
