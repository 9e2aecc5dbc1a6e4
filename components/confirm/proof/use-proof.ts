'use client';

import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { ProofView } from '@/lib/books';
import { type ApiError, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';

const POLL_INTERVAL_MS = 2000;

/** The proof of an order's book; has it made when nobody did since the last edit, and waits for it. */
export function useProof(orderId: string) {
  const path = `/api/orders/${orderId}/proof`;
  const { data, error, mutate } = useSWR<ProofView, ApiError>(path, {
    refreshInterval: (view) => (view?.state === 'making' ? POLL_INTERVAL_MS : 0),
  });
  const [refused, setRefused] = useState<ApiError>();
  const requested = useRef<number>(null);
  const request = async () => {
    setRefused(undefined);
    try {
      await mutate(sendJson<ProofView>(path), { revalidate: false });
    } catch (thrown) {
      setRefused(toApiError(thrown));
    }
  };
  const missing = data?.state === 'none' ? data.edits : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one request for each state of the book
  useEffect(() => {
    if (missing === null || requested.current === missing) return;
    requested.current = missing;
    void request();
  }, [missing]);
  return { proof: data, error: refused ?? (data ? undefined : error), retry: request, reload: () => mutate() };
}
