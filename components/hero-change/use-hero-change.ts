'use client';

import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { openPayment } from '@/lib/client/open-payment';
import type { HeroChangeView } from '@/lib/orders';

/** The hero of a bought book, and how to try and take another one. */
export function useHeroChange(orderId: string) {
  const key = `/api/orders/${orderId}/hero`;
  const { data: view, error, mutate } = useSWR<HeroChangeView, ApiError>(key);
  const { mutate: refresh } = useSWRConfig();
  const { language } = useMarket();
  /** The pictures of every page are others now. */
  const reloadAll = useCallback(
    () => Promise.all([mutate(), refresh(`/api/orders/${orderId}/editor`)]),
    [mutate, refresh, orderId],
  );
  return {
    view,
    error,
    reload: () => mutate(),
    reloadAll,
    /** Opens the trial, or finds the open one. */
    async open(): Promise<void> {
      await sendJson<{ trialId: string }>(key, { json: {} });
      await mutate();
    },
    /** Leaves the hero as it is. */
    async discard(): Promise<void> {
      await sendJson(key, { method: 'DELETE' });
      await mutate();
    },
    async apply(): Promise<void> {
      await sendJson(`${key}/apply`, { json: {} });
      await reloadAll();
    },
    /** Opens the payment page of the advanced model; the hero moves into the book once it is paid. */
    async buyAdvanced(shownMinor: number): Promise<void> {
      if (!view) return;
      await openPayment(`${key}/advanced`, {
        json: { language, shownMinor },
        amountMinor: shownMinor,
        currency: view.currency,
        idempotencyKey: crypto.randomUUID(),
      });
    },
    async restore(revision: number): Promise<void> {
      await sendJson(`${key}/restore`, { json: { revision } });
      await reloadAll();
    },
  };
}

export type HeroChange = ReturnType<typeof useHeroChange>;
