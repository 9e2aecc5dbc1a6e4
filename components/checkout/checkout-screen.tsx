'use client';

import { useParams, useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { DedicationField } from '@/components/dedication/dedication-field';
import { useDedication } from '@/components/dedication/use-dedication';
import { FormError } from '@/components/feedback/form-error';
import { LoadError } from '@/components/feedback/load-error';
import { PaymentNotice, usePaymentOutcome } from '@/components/feedback/payment-notice';
import { GiftFields } from '@/components/gift/gift-fields';
import { useGift } from '@/components/gift/use-gift';
import { FlowHeader } from '@/components/layout/flow-header';
import { FlowSkeleton } from '@/components/layout/flow-skeleton';
import { OrderBy } from '@/components/occasions/order-by';
import { useOrder } from '@/components/orders/use-order';
import { SupportButton } from '@/components/support/support-button';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/surface';
import { Num } from '@/components/ui/text';
import { isAvailable } from '@/lib/capabilities';
import { useMarket } from '@/lib/client/market';
import { getGiftParts, type OrderView } from '@/lib/orders';
import { formatPrice, type PriceTier } from '@/lib/prices';
import { CheckoutNextSteps } from './checkout-next-steps';
import { DeliverySection } from './delivery-section';
import { FormatSelect } from './format-select';
import { NeededByField } from './needed-by/needed-by-field';
import { useNeededBy } from './needed-by/use-needed-by';
import { OfferNotice } from './offer-notice';
import { OrderSummary } from './order-summary';
import { orderTotals, type RewardsChoice } from './order-totals';
import { RewardsSection } from './rewards-section';
import { usePay } from './use-pay';

/** `/checkout/{orderId}`: choose the format, see what happens next, pay. */
export function CheckoutScreen({ cardEnclosed }: { readonly cardEnclosed: boolean }) {
  const { orderId } = useParams<{ orderId: string }>();
  const { data: order, error, mutate } = useOrder(orderId);
  const router = useRouter();
  const { to } = useMarket();
  const paid = order?.paidAt != null;
  // The server redirects the page of a paid order; this handles an order that is paid while its page is open.
  useEffect(() => {
    if (paid) router.replace(to(`/order-confirmation/${orderId}`));
  }, [paid, orderId, router, to]);
  if (error && !order) return <LoadError error={error} onRetry={() => mutate()} />;
  if (!order || paid) {
    return (
      <FlowSkeleton className="max-w-[1040px] lg:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-80" />
      </FlowSkeleton>
    );
  }
  return <CheckoutForm cardEnclosed={cardEnclosed} onChanged={() => mutate()} order={order} />;
}

type CheckoutFormProps = {
  readonly order: OrderView;
  /** The print house puts the greeting card of a gift into the parcel. */
  readonly cardEnclosed: boolean;
  /** Reloads the order after it has changed. */
  readonly onChanged: () => Promise<unknown>;
};

function CheckoutForm({ order, cardEnclosed, onChanged }: CheckoutFormProps) {
  const t = useTranslations('checkout');
  const tCommon = useTranslations('common');
  const { country, language, to } = useMarket();
  const query = useSearchParams();
  const [tier, setTier] = useState<PriceTier>(order.tier);
  const [addressRequired, setAddressRequired] = useState(false);
  const paymentOutcome = usePaymentOutcome(query);
  const dedication = useDedication(order, onChanged);
  const neededBy = useNeededBy(order, onChanged);
  const gift = useGift(order, tier, onChanged);
  const { pay, failure, submitting } = usePay(order, onChanged);
  const [rewards, setRewards] = useState<RewardsChoice>({ useCoupon: true, useCredits: true });
  const { sum, regular, coupon, coupons } = orderTotals(order, tier, rewards);

  const submit = async () => {
    const needsAddress = tier !== 'digital' && !order.address;
    setAddressRequired(needsAddress);
    if (needsAddress) document.getElementById('delivery')?.scrollIntoView({ block: 'center' });
    else if (!(await gift.submit())) document.getElementById('gift')?.scrollIntoView({ block: 'center' });
    else if ((await neededBy.flush()) && (await dedication.flush())) await pay(tier, rewards);
  };
  return (
    <div className="min-h-dvh bg-paper">
      <FlowHeader back={{ label: tCommon('back'), href: to(order.book ? `/preview/${order.book.id}` : '/my-books') }}>
        <b className="font-semibold text-small">{t('bar')}</b>
      </FlowHeader>
      <main
        className="wrap grid max-w-[1040px] gap-6 pt-6 pb-10 lg:grid-cols-[1fr_1fr] lg:gap-x-14 lg:pt-12"
        id="content"
      >
        <div className="grid gap-3 lg:col-span-2">
          <h1 className="text-section">{t('title')}</h1>
          <PaymentNotice outcome={paymentOutcome} />
          {order.country !== country && (
            <p className="rounded-control bg-sky px-4 py-3 text-sky-deep text-small">
              {t(isAvailable('print') ? 'otherMarketPrinted' : 'otherMarket', { country: order.country })}
            </p>
          )}
        </div>
        <div className="grid content-start gap-7">
          <OrderBy
            className="rounded-control bg-sky px-4 py-3 text-sky-deep text-small"
            country={order.country}
            language={language}
          />
          {isAvailable('print') && <NeededByField neededBy={neededBy} order={order} />}
          <FormatSelect neededBy={neededBy.day} onChange={setTier} order={order} tier={tier} />
          {isAvailable('dedication') && !order.isUpgrade && (
            <DedicationField dedication={dedication} onChanged={onChanged} order={order} tier={tier} />
          )}
          {isAvailable('gift') && (
            <GiftFields
              cardEnclosed={cardEnclosed}
              country={order.country}
              gift={gift}
              neededBy={neededBy.day}
              parts={getGiftParts({ tier, state: order.state, mailed: false })}
            />
          )}
          {tier !== 'digital' && <DeliverySection onChanged={onChanged} order={order} required={addressRequired} />}
          <div className="hidden lg:block">
            <CheckoutNextSteps onChanged={onChanged} order={order} tier={tier} />
          </div>
        </div>
        <div className="pay-column">
          <OrderSummary order={order} regular={regular} total={sum} />
          {order.rewards && (
            <RewardsSection
              choice={rewards}
              coupon={coupon}
              coupons={coupons}
              credits={order.rewards.credits}
              onChange={setRewards}
              order={order}
            />
          )}
          {order.offer && <OfferNotice country={order.country} offer={order.offer} />}
          <div className="lg:hidden">
            <CheckoutNextSteps onChanged={onChanged} order={order} tier={tier} />
          </div>
          <FormError failure={addressRequired && !order.address ? 'shipping_details_required' : failure} />
          <div className="pay-bar">
            <Button loading={submitting} onClick={submit} size="large" fullWidth>
              <span>
                {sum.totalMinor > 0 ? t('pay') : t('payNothing')}{' '}
                <Num>{formatPrice(sum.totalMinor, order.currency)}</Num>
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
