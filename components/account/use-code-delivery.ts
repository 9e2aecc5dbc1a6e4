'use client';

import useSWR from 'swr';
import type { CodeDelivery } from '@/lib/accounts';

type Answer = { readonly delivery: CodeDelivery };

const SOON_MS = 1000;
const LATER_MS = 4000;
/** A carrier's refusal comes within this time or hardly at all. */
const WATCH_MS = 90_000;

/** Asks what became of the message while its code is waited for, at once often and then now and then. */
export function useCodeDelivery(sentAt: number): CodeDelivery | undefined {
  const { data } = useSWR<Answer>(`/api/auth/code-delivery?sent=${sentAt}`, {
    refreshInterval: (latest) => {
      if (!latest || latest.delivery === 'sending') return SOON_MS;
      return latest.delivery === 'sent' && Date.now() - sentAt < WATCH_MS ? LATER_MS : 0;
    },
    dedupingInterval: 500,
  });
  return data?.delivery;
}
