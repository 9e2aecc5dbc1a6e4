'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { urlInCountry } from '@/lib/client/phone-country-switch';
import { useVerification } from '@/lib/client/use-verification';
import type { CountryCode } from '@/lib/markets';
import { useReopenDialog } from './use-reopen-dialog';

/**
 * Takes the parent from the preview to checkout: verifies the phone if needed, creates the order, opens its checkout
 * page.
 */
export function useStartCheckout(bookId: string) {
  const router = useRouter();
  const { to } = useMarket();
  const { status, revalidate } = useVerification();
  const [submitting, setSubmitting] = useState(false);
  const [dialogOpen, setDialogOpen] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const key = useRef<string>(null);

  const finish = async (_?: unknown, shop?: CountryCode) => {
    setDialogOpen(false);
    setFailure(undefined);
    setSubmitting(true);
    try {
      key.current ??= crypto.randomUUID();
      const { orderId } = await sendJson<{ orderId: string }>('/api/orders/create', {
        json: { bookId },
        idempotencyKey: key.current,
      });
      const checkout = to(`/checkout/${orderId}`);
      router.push(shop ? urlInCountry(shop, checkout) : checkout);
    } catch (thrown) {
      const error = toApiError(thrown);
      setSubmitting(false);
      // The server stores a refusal under its idempotency key, so the next attempt needs a new key.
      if (error.status !== 0) key.current = null;
      if (error.status === 401) {
        await revalidate();
        setDialogOpen(true);
      } else setFailure(error);
    }
  };
  useReopenDialog(() => setDialogOpen(true));
  const start = () => {
    if (status?.verified) void finish();
    else setDialogOpen(true);
  };
  return { start, finish, submitting, failure, dialogOpen, setDialogOpen };
}
