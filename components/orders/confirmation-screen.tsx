'use client';

import { useParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ChangeEmail } from '@/components/account/change-email';
import { EmailRefused } from '@/components/account/email-refused';
import { AddressLines } from '@/components/delivery/address-lines';
import { LoadError } from '@/components/feedback/load-error';
import { GiftSection } from '@/components/gift/gift-section';
import { FlowHeader } from '@/components/layout/flow-header';
import { RequestReprint } from '@/components/reprint/request-reprint';
import { OrderRewards } from '@/components/rewards/order-rewards';
import { SupportButton } from '@/components/support/support-button';
import { ButtonLink } from '@/components/ui/button';
import { ScallopDivider } from '@/components/ui/decor/scallop-divider';
import { Icon } from '@/components/ui/icon';
import { EmailAddress, Num } from '@/components/ui/text';
import { useMarket } from '@/lib/client/market';
import { useTrackPurchase } from '@/lib/client/use-track-purchase';
import type { OrderView } from '@/lib/orders';
import { formatPrice } from '@/lib/prices';
import { ConfirmationSkeleton } from './confirmation-skeleton';
import { DownloadButton } from './download-button';
import { EditBookLink } from './edit-book-link';
import { NeededBy } from './needed-by';
import { NextBook } from './next-book';
import { OrderHead } from './order-head';
import { OrderNextSteps } from './order-next-steps';
import { getOrderPhase } from './order-phase';
import { ReceiptLink } from './receipt-link';
import { UpgradeButton } from './upgrade-button';
import { useOrder } from './use-order';

/** `/order-confirmation/{orderId}`: a thank-you, then the order's details. */
export function ConfirmationScreen({ cardEnclosed }: { readonly cardEnclosed: boolean }) {
  const { orderId } = useParams<{ orderId: string }>();
  const { data: order, error, mutate } = useOrder(orderId);
  if (error && !order) return <LoadError error={error} onRetry={() => mutate()} />;
  if (!order) return <ConfirmationSkeleton />;
  return <Confirmation cardEnclosed={cardEnclosed} onChanged={() => mutate()} order={order} />;
}

type ConfirmationProps = {
  readonly order: OrderView;
  /** The print house puts the greeting card of a gift into the parcel. */
  readonly cardEnclosed: boolean;
  readonly onChanged: () => Promise<unknown>;
};

function Confirmation({ order, cardEnclosed, onChanged }: ConfirmationProps) {
  useTrackPurchase({ paid: order.paidAt !== null, orderNumber: order.number });
  const t = useTranslations('orders.confirmation');
  const { to } = useMarket();
  const { book, download, email } = order;
  const phase = getOrderPhase(order);
  return (
    <div className="min-h-dvh">
      <FlowHeader back={{ label: t('toMyBooks'), href: to('/my-books') }}>
        <b className="font-semibold text-small">
          {t('number')} <Num>{order.number}</Num>
        </b>
      </FlowHeader>
      <main id="content">
        <OrderHead onChanged={onChanged} order={order} />
        <ScallopDivider color="var(--color-night)" />
        <div className="wrap grid max-w-[960px] gap-10 pt-14 pb-12 lg:grid-cols-[3fr_2fr]">
          <div className="grid content-start gap-6">
            {order.emailRefused && <EmailRefused email={email} onChanged={onChanged} />}
            <OrderNextSteps order={order} />
            {order.gift?.active && order.paidAt && (
              <GiftSection cardEnclosed={cardEnclosed} onChanged={onChanged} order={order} />
            )}
          </div>
          <section className="grid gap-4 rounded-card hairline border-edge bg-leaf p-5 shadow-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
            <h2 className="text-title">{book?.title}</h2>
            {download && phase !== 'ready' && (
              <DownloadButton download={download} onRenewed={onChanged} orderId={order.id} variant="quiet" />
            )}
            {phase === 'ready' && book && (
              <ButtonLink href={to(`/preview/${book.id}`)} variant="quiet">
                <Icon name="book-open" />
                {t('read')}
              </ButtonLink>
            )}
            <EditBookLink order={order} />
            <UpgradeButton order={order} />
            {order.paidAt && <ReceiptLink orderId={order.id} />}
            {order.extraIds.map((id) => (
              <ReceiptLink isExtra key={id} orderId={id} />
            ))}
            <dl className="grid gap-1.5 text-small">
              <div className="flex justify-between gap-3">
                <dt className="text-ink-soft">{t('total')}</dt>
                <dd>
                  <Num>{formatPrice(order.totalMinor, order.currency)}</Num>
                </dd>
              </div>
              {order.neededBy && <NeededBy neededBy={order.neededBy} order={order} />}
              {order.tier !== 'digital' && order.address && (
                <div className="flex justify-between gap-3">
                  <dt className="text-ink-soft">{t('shipTo')}</dt>
                  <dd className="min-w-0 text-end">
                    <AddressLines address={order.address} />
                  </dd>
                </div>
              )}
              <div className="flex justify-between gap-3">
                <dt className="text-ink-soft">{t('sentTo')}</dt>
                <dd className="min-w-0 break-words">
                  <EmailAddress>{email}</EmailAddress>
                </dd>
              </div>
            </dl>
            {phase !== 'ready' && !order.emailRefused && <ChangeEmail email={email} onChanged={onChanged} />}
            <ButtonLink href={to('/my-books')} variant="quiet">
              <Icon name="book-open" />
              {t('toMyBooks')}
            </ButtonLink>
            <RequestReprint onRequested={onChanged} order={order} />
            <SupportButton className="text-link text-small" orderId={order.id} orderNumber={order.number} topic="order">
              {t('help')}
            </SupportButton>
          </section>
          <NextBook order={order} />
          {order.state !== 'refunded' && order.state !== 'cancelled' && <OrderRewards order={order} />}
        </div>
      </main>
    </div>
  );
}
