'use client';

import { useMemo } from 'react';
import useSWR from 'swr';
import type { ApiError } from '@/lib/client/api/api-error';
import { isUnfinished, type OrderView } from '@/lib/orders';
import { useOrdersProgress } from './use-orders-progress';

/** Loads an order by its id, with live progress while its payment is pending or its book is in production. */
export function useOrder(orderId: string) {
  const { data: order, error, mutate } = useSWR<OrderView, ApiError>(`/api/orders/${orderId}`);
  const withProgress = useOrdersProgress(orderId, order !== undefined && isUnfinished(order));
  const data = useMemo(() => order && withProgress(order), [order, withProgress]);
  return { data, error, mutate };
}
