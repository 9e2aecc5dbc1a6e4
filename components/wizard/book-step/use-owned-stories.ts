'use client';

import { useMemo } from 'react';
import useSWR from 'swr';
import type { VerificationStatus } from '@/lib/accounts';
import { toBaseId } from '@/lib/catalogue';
import { STATUS_PATH } from '@/lib/client/use-verification';
import type { OrderView } from '@/lib/orders';

const NONE: readonly OrderView[] = [];
/** This step mounts later than its page, which was served with the data. */
const SERVED = { revalidateIfStale: false } as const;

/** Base ids of the stories that the account has bought for a child of this name. */
export function useOwnedStories(childName: string | null): ReadonlySet<number> {
  const { data: status } = useSWR<VerificationStatus>(STATUS_PATH, SERVED);
  const { data: orders = NONE } = useSWR<readonly OrderView[]>(status?.verified ? '/api/orders/mine' : null, SERVED);
  return useMemo(() => {
    const bought = orders.filter(({ book, paidAt }) => paidAt !== null && book?.heroName === childName);
    return new Set(bought.flatMap(({ book }) => (book?.catalogueId ? [toBaseId(book.catalogueId)] : [])));
  }, [orders, childName]);
}
