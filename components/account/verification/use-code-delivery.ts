'use client';

import useSWR from 'swr';
import type { CodeDelivery } from '@/lib/accounts';

type DeliveryResponse = { readonly delivery: CodeDelivery };

const FAST_POLL_MS = 1000;
const SLOW_POLL_MS = 4000;
/** A carrier rejects a message within this time or practically never. */
const POLL_TIMEOUT_MS = 90_000;

/** Polls the delivery status of the SMS while the visitor waits for the code: fast at first, then slowly. */
export function useCodeDelivery(sentAt: number): CodeDelivery | undefined {
  const { data } = useSWR<DeliveryResponse>(`/api/auth/code-delivery?sent=${sentAt}`, {
    refreshInterval: (latest) => {
      if (!latest || latest.delivery === 'sending') return FAST_POLL_MS;
      return latest.delivery === 'sent' && Date.now() - sentAt < POLL_TIMEOUT_MS ? SLOW_POLL_MS : 0;
    },
    dedupingInterval: 500,
  });
  return data?.delivery;
}
