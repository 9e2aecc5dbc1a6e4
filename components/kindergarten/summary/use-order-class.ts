'use client';

import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useReopenDialog } from '@/components/account/use-reopen-dialog';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { fetcher } from '@/lib/client/api/fetcher';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { openPayment } from '@/lib/client/open-payment';
import { saveEmail, tabStorage } from '@/lib/client/pending-verification';
import { urlInCountry } from '@/lib/client/phone-country-switch';
import { useVerification } from '@/lib/client/use-verification';
import type { ClassView } from '@/lib/kindergarten';
import type { CountryCode } from '@/lib/markets';
import type { OrderView } from '@/lib/orders';

/** Whether the parcel of a class needs an address: picked-up and digital books do not. */
export const needsAddress = ({ bookType, delivery }: Pick<ClassView, 'bookType' | 'delivery'>): boolean =>
  bookType === 'printed' && delivery !== 'self_pickup';

/**
 * Orders a class: verifies the phone, creates or renews the one order, asks for the address, opens the payment page.
 * Each step continues with the next one; what fails can be tried again.
 */
export function useOrderClass(view: ClassView) {
  const { country, language } = useMarket();
  const { mutate } = useSWRConfig();
  const { status, revalidate } = useVerification();
  const [submitting, setSubmitting] = useState(false);
  const [verifying, setVerifying] = useState(false);
  const [addressOf, setAddressOf] = useState<OrderView | null>(null);
  const [failure, setFailure] = useState<Failure>();
  const key = useRef<string>(null);

  const pay = async (order: OrderView) => {
    key.current ??= crypto.randomUUID();
    await openPayment(`/api/orders/${order.id}/checkout`, {
      json: { tier: view.bookType, language, shownMinor: order.totalMinor, useCoupon: false, useCredits: false },
      amountMinor: order.totalMinor,
      currency: order.currency,
      idempotencyKey: key.current,
    });
  };
  const order = async () => {
    const { orderId } = await sendJson<{ orderId: string }>(`/api/kindergarten/${view.id}/order`);
    const created = await fetcher<OrderView>(`/api/orders/${orderId}`);
    await mutate(`/api/orders/${orderId}`, created, { revalidate: false });
    if (needsAddress(view) && !created.address) {
      setAddressOf(created);
      setSubmitting(false);
    } else await pay(created);
  };
  const run = async (work: () => Promise<void>) => {
    setFailure(undefined);
    setSubmitting(true);
    try {
      await work();
    } catch (thrown) {
      const error = toApiError(thrown);
      setSubmitting(false);
      // The server stores a refusal under its idempotency key, so the next attempt needs a new key.
      if (error.status !== 0) key.current = null;
      if (error.status === 401) {
        await revalidate();
        setVerifying(true);
      } else setFailure(error);
    }
  };
  useReopenDialog(() => setVerifying(true));
  return {
    submitting,
    failure,
    verifying,
    setVerifying,
    addressOf,
    closeAddress: () => setAddressOf(null),
    start: () => {
      if (status?.verified) return run(order);
      // The dialog asks for the e-mail address too: it was typed in the details.
      saveEmail(tabStorage, view.email);
      setVerifying(true);
    },
    verified: (_: unknown, nextCountry: CountryCode) => {
      setVerifying(false);
      if (nextCountry === country) void run(order);
      else window.location.assign(urlInCountry(nextCountry, window.location.pathname));
    },
    saveAddress: async () => {
      const { id } = addressOf ?? {};
      setAddressOf(null);
      if (id) await run(async () => pay(await fetcher<OrderView>(`/api/orders/${id}`)));
    },
  };
}
