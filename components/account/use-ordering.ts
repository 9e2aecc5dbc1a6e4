'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { asApiError } from '@/lib/client/api-error';
import { useMarket } from '@/lib/client/market';
import { send } from '@/lib/client/send';
import type { CountryCode } from '@/lib/markets';
import { inCountry } from './phone-mismatch';
import { useResumedDialog } from './use-resumed-dialog';
import { useVerification } from './use-verification';

/** From the preview to the till: verify the phone once, make this book's order, go to its checkout. */
export function useOrdering(bookId: string) {
  const router = useRouter();
  const { to } = useMarket();
  const { status, askAgain } = useVerification();
  const [busy, setBusy] = useState(false);
  const [dialogOpen, setDialogOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const key = useRef<string>(null);

  const finish = async (_?: unknown, shop?: CountryCode) => {
    setDialogOpen(false);
    setProblem(undefined);
    setBusy(true);
    try {
      key.current ??= crypto.randomUUID();
      const { orderId } = await send<{ orderId: string }>('/api/orders/create', {
        json: { bookId },
        idempotencyKey: key.current,
      });
      const checkout = to(`/checkout/${orderId}`);
      router.push(shop ? inCountry(shop, checkout) : checkout);
    } catch (thrown) {
      const error = asApiError(thrown);
      setBusy(false);
      // A refusal is remembered under its key; the next wish is a new one.
      if (error.status !== 0) key.current = null;
      if (error.status === 401) {
        await askAgain();
        setDialogOpen(true);
      } else setProblem(error.code);
    }
  };
  useResumedDialog(() => setDialogOpen(true));
  const start = () => {
    if (status?.verified) void finish();
    else setDialogOpen(true);
  };
  return { start, finish, busy, problem, dialogOpen, setDialogOpen };
}
