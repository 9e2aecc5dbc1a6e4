'use client';

import { useParams, useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { MakeBar } from '@/components/layout/make-bar';
import { Missing } from '@/components/orders/missing';
import { useOrder } from '@/components/orders/use-order';
import { SupportButton } from '@/components/support/support-button';
import { Button } from '@/components/ui/button';
import { Num } from '@/components/ui/text';
import { FormProblem } from '@/components/wizard/form-problem';
import { isAvailable } from '@/lib/capabilities';
import { asApiError } from '@/lib/client/api-error';
import { useMarket } from '@/lib/client/market';
import { send } from '@/lib/client/send';
import type { OrderView } from '@/lib/orders';
import { formatPrice, type PriceTier } from '@/lib/prices';
import { track } from '@/lib/tracking';
import { CheckoutSkeleton } from './checkout-skeleton';
import { FormatChoice } from './format-choice';
import { OfferLine } from './offer-line';
import { OrderSummary } from './order-summary';
import { PaymentNotice, useReturnedFrom } from './payment-notice';
import { sumsOf } from './sums';
import { WhatNext } from './what-next';

/** `/checkout/{orderId}`: choose the format, read what happens, pay. */
export function CheckoutScreen() {
  const { orderId } = useParams<{ orderId: string }>();
  const { data: order, error, mutate } = useOrder(orderId);
  const router = useRouter();
  const { to } = useMarket();
  const paid = order?.paidAt != null;
  useEffect(() => {
    if (paid) router.replace(to(`/order-confirmation/${orderId}`));
  }, [paid, orderId, router, to]);
  if (error && !order) return <Missing error={error} onRetry={() => mutate()} />;
  if (!order || paid) return <CheckoutSkeleton />;
  return <Checkout onChanged={() => mutate()} order={order} />;
}

type CheckoutProps = {
  readonly order: OrderView;
  /** The order is not what it was when it was read. */
  readonly onChanged: () => Promise<unknown>;
};

function Checkout({ order, onChanged }: CheckoutProps) {
  const t = useTranslations('checkout');
  const tCommon = useTranslations('common');
  const { country, language, to } = useMarket();
  const query = useSearchParams();
  const [tier, setTier] = useState<PriceTier>(order.tier);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const returned = useReturnedFrom(query);
  const key = useRef<string>(null);
  const { sum, regular } = sumsOf(order, tier);

  const pay = async () => {
    setProblem(undefined);
    setBusy(true);
    try {
      key.current ??= crypto.randomUUID();
      const { url } = await send<{ url: string }>(`/api/orders/${order.id}/checkout`, {
        json: { tier, language, shownMinor: sum.totalMinor },
        idempotencyKey: key.current,
      });
      const { number: orderNumber, currency } = order;
      track({ name: 'InitiateCheckout', orderNumber, amountMinor: sum.totalMinor, currency }, new Date());
      window.location.assign(url);
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.status !== 0) key.current = null;
      if (error.code === 'price_changed') await onChanged();
      setProblem(error.code);
      setBusy(false);
    }
  };
  return (
    <div className="min-h-dvh bg-paper">
      <MakeBar back={{ label: tCommon('back'), href: to(order.book ? `/preview/${order.book.id}` : '/my-books') }}>
        <b className="font-semibold text-small">{t('bar')}</b>
      </MakeBar>
      <main
        className="wrap grid max-w-[1040px] gap-6 pt-6 pb-10 lg:grid-cols-[1fr_1fr] lg:gap-x-14 lg:pt-12"
        id="content"
      >
        <div className="grid gap-3 lg:col-span-2">
          <h1 className="text-section">{t('title')}</h1>
          <PaymentNotice outcome={returned} />
          {order.country !== country && (
            <p className="rounded-control bg-sky px-4 py-3 text-sky-deep text-small">
              {t(isAvailable('print') ? 'otherMarketPrinted' : 'otherMarket', { country: order.country })}
            </p>
          )}
        </div>
        <div className="grid content-start gap-7">
          <FormatChoice onChange={setTier} order={order} tier={tier} />
          <div className="hidden lg:block">
            <WhatNext onChanged={onChanged} order={order} />
          </div>
        </div>
        <div className="grid content-start gap-5">
          <OrderSummary order={order} regular={regular} sum={sum} />
          {order.offer && <OfferLine country={order.country} offer={order.offer} />}
          <div className="lg:hidden">
            <WhatNext onChanged={onChanged} order={order} />
          </div>
          <FormProblem code={problem} />
          <div className="pay-bar">
            <Button busy={busy} onClick={pay} size="large" wide>
              <span>
                {t('pay')} <Num>{formatPrice(sum.totalMinor, order.currency)}</Num>
              </span>
            </Button>
          </div>
          <p className="text-center text-ink-soft text-note">{t('secure')}</p>
          <SupportButton
            className="text-link justify-self-center text-small"
            orderId={order.id}
            orderNumber={order.number}
            topic="payment"
          >
            {t('help')}
          </SupportButton>
        </div>
      </main>
    </div>
  );
}
