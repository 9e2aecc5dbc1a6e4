'use client';

import { useCallback } from 'react';
import { liveTask } from '@/components/drafts/book-progress';
import { isInProgress } from '@/lib/client/progress/task-progress';
import { type Cached, useProgress } from '@/lib/client/progress/use-progress';
import { isUnfinished, type OrdersProgress, type OrderView } from '@/lib/orders';

type OrderProgress = OrdersProgress['orders'][number];

/** Whether the cached order is outdated. Production steps need no reload, because the progress has them. */
function isStale(progress: OrderProgress | undefined, order: OrderView): boolean {
  // The progress lists all unfinished orders, so a missing order is finished.
  if (!progress) return isUnfinished(order);
  const [now, before] = [progress.production, order.production];
  return (
    progress.state !== order.state || (now?.state !== before?.state && !(isInProgress(now) && isInProgress(before)))
  );
}

/** Cache keys of orders that must be reloaded. */
export function staleOrderKeys(scope: string, { orders }: OrdersProgress, cached: Cached): readonly string[] {
  const key = `/api/orders/${scope}`;
  const view = cached<OrderView | readonly OrderView[]>(key);
  const orderViews = view === undefined ? [] : [view].flat();
  const isStaleOrder = (order: OrderView) =>
    isStale(
      orders.find(({ id }) => id === order.id),
      order,
    );
  return orderViews.some(isStaleOrder) ? [key] : [];
}

/**
 * Follows the progress of one order by its id, or with `mine` of all orders in production. Reloads outdated views.
 * @returns a function that adds the latest production progress to an order
 */
export function useOrdersProgress(scope: string, active: boolean): (order: OrderView) => OrderView {
  const progress = useProgress<OrdersProgress>(
    active ? `/api/orders/${scope}/progress` : null,
    (progress: OrdersProgress, cached: Cached) => staleOrderKeys(scope, progress, cached),
  );
  return useCallback(
    (order) => {
      const production = liveTask(order.production, progress?.orders.find(({ id }) => id === order.id)?.production);
      return production === order.production ? order : { ...order, production };
    },
    [progress],
  );
}
