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
import { Icon } from '@/components/ui/icon';
import { NightSky } from '@/components/ui/night-sky';
import { ScallopDivider } from '@/components/ui/scallop-divider';
import { EmailAddress, emailTag, Num } from '@/components/ui/text';
import { useMarket } from '@/lib/client/market';
import { useTrackPurchase } from '@/lib/client/use-track-purchase';
import type { OrderView } from '@/lib/orders';
import { formatPrice } from '@/lib/prices';
import { ConfirmationSkeleton } from './confirmation-skeleton';
import { DownloadButton } from './download-button';
import { EditBookLink } from './edit-book-link';
import { NeededBy } from './needed-by';
import { OrderCover } from './order-cover';
import { OrderNextSteps } from './order-next-steps';
import { getOrderStatus } from './order-status';
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

const PHASES = { incomplete: 'waiting', in_progress: 'making', completed: 'ready' } as const;

/** Which words the page opens with. */
function confirmationPhase(order: OrderView) {
  const status = getOrderStatus(order);
  return status === 'incomplete' || status === 'in_progress' || status === 'completed' ? PHASES[status] : status;
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
  const name = book?.heroName ?? '';
  const phase = confirmationPhase(order);
  return (
    <div className="min-h-dvh">
      <FlowHeader back={{ label: t('toMyBooks'), href: to('/my-books') }}>
        <b className="font-semibold text-small">
          {t('number')} <Num>{order.number}</Num>
        </b>
      </FlowHeader>
      <main id="content">
        <section className="confirmation-head on-night">
          <NightSky />
          <div className="wrap relative grid items-center gap-8 lg:grid-cols-2">
            <div className="grid justify-items-center py-4 lg:order-2">
              <OrderCover book={book} showHero width="clamp(190px, 26vw, 340px)" />
            </div>
            <div aria-live="polite" className="grid gap-3">
              <h1 className="text-page">{t(`${phase}.title`, { name })}</h1>
              <p className="text-lead text-night-soft">{t.rich(`${phase}.lead`, { name, email, mail: emailTag })}</p>
            </div>
          </div>
        </section>
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
            {download && (
              <DownloadButton
                download={download}
                onRenewed={onChanged}
                orderId={order.id}
                {...(phase === 'confirm' && { variant: 'quiet' })}
              />
            )}
            <EditBookLink order={order} />
            <UpgradeButton order={order} />
            {order.paidAt && <ReceiptLink orderId={order.id} />}
            {order.extraIds.map((id) => (
              <ReceiptLink isExtra key={id} orderId={id} />
            ))}
            {phase === 'confirm' && <ButtonLink href={to(`/confirm/${order.id}`)}>{t('check')}</ButtonLink>}
            {phase === 'waiting' && <ButtonLink href={to(`/checkout/${order.id}`)}>{t('pay')}</ButtonLink>}
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
          {order.state !== 'refunded' && order.state !== 'cancelled' && <OrderRewards order={order} />}
        </div>
      </main>
    </div>
  );
}
