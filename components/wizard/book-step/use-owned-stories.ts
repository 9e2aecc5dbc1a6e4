'use client';

import { useMemo } from 'react';
import useSWR from 'swr';
import { toBaseId } from '@/lib/catalogue';
import { useVerification } from '@/lib/client/use-verification';
import type { OrderView } from '@/lib/orders';

const NONE: readonly OrderView[] = [];

/** Base ids of the stories that the account has bought for a child of this name. */
export function useOwnedStories(childName: string | null): ReadonlySet<number> {
  const { status } = useVerification();
  const { data: orders = NONE } = useSWR<readonly OrderView[]>(status?.verified ? '/api/orders/mine' : null);
  return useMemo(() => {
    const bought = orders.filter(({ book, paidAt }) => paidAt !== null && book?.heroName === childName);
    return new Set(bought.flatMap(({ book }) => (book?.catalogueId ? [toBaseId(book.catalogueId)] : [])));
  }, [orders, childName]);
}
