'use client';

import { useParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { AddressLine } from '@/components/account/address-line';
import { MakeBar } from '@/components/layout/make-bar';
import { SupportButton } from '@/components/support/support-button';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Hem, NightSky } from '@/components/ui/surface';
import { EmailAddress, emailTag, Num } from '@/components/ui/text';
import { useMarket } from '@/lib/client/market';
import type { OrderView } from '@/lib/orders';
import { formatPrice } from '@/lib/prices';
import { ConfirmationSkeleton } from './confirmation-skeleton';
import { Download } from './download';
import { Missing } from './missing';
import { OrderCover } from './order-cover';
import { useOrder } from './use-order';
import { WhatNext } from './what-next';

/** `/order-confirmation/{orderId}`: joy, then facts. */
export function ConfirmationScreen() {
  const { orderId } = useParams<{ orderId: string }>();
  const { data: order, error, mutate } = useOrder(orderId);
  if (error && !order) return <Missing error={error} onRetry={() => mutate()} />;
  if (!order) return <ConfirmationSkeleton />;
  return <Confirmation onChanged={() => mutate()} order={order} />;
}

const momentOf = ({ state, progress, paidAt }: OrderView) => {
  if (state === 'refunded') return 'refunded';
  return progress === 'completed' ? 'ready' : paidAt ? 'making' : 'waiting';
};

type ConfirmationProps = { readonly order: OrderView; readonly onChanged: () => Promise<unknown> };

function Confirmation({ order, onChanged }: ConfirmationProps) {
  const t = useTranslations('orders.confirmation');
  const { to } = useMarket();
  const { book, download, email } = order;
  const name = book?.heroName ?? '';
  const moment = momentOf(order);
  return (
    <div className="min-h-dvh">
      <MakeBar back={{ label: t('toMyBooks'), href: to('/my-books') }}>
        <b className="font-semibold text-small">
          {t('number')} <Num>{order.number}</Num>
        </b>
      </MakeBar>
      <main id="content">
        <section className="joy-night on-night">
          <NightSky />
          <div className="wrap relative grid items-center gap-8 lg:grid-cols-2">
            <div className="grid justify-items-center py-4 lg:order-2">
              <OrderCover book={book} showHero width="clamp(190px, 26vw, 340px)" />
            </div>
            <div aria-live="polite" className="grid gap-3">
              <h1 className="text-page">{t(`${moment}.title`, { name })}</h1>
              <p className="text-lead text-night-soft">{t.rich(`${moment}.lead`, { name, email, mail: emailTag })}</p>
            </div>
          </div>
        </section>
        <Hem color="var(--color-night)" />
        <div className="wrap grid max-w-[960px] gap-10 pt-14 pb-12 lg:grid-cols-[3fr_2fr]">
          <WhatNext order={order} />
          <section className="grid content-start gap-4 rounded-card border border-edge bg-leaf p-5 shadow-1">
            <h2 className="text-title">{book?.title}</h2>
            {download && <Download download={download} onRenewed={onChanged} orderId={order.id} />}
            {!order.paidAt && <ButtonLink href={to(`/checkout/${order.id}`)}>{t('pay')}</ButtonLink>}
            <dl className="grid gap-1.5 text-small">
              <div className="flex justify-between gap-3">
                <dt className="text-ink-soft">{t('total')}</dt>
                <dd>
                  <Num>{formatPrice(order.totalMinor, order.currency)}</Num>
                </dd>
              </div>
              <div className="flex justify-between gap-3">
                <dt className="text-ink-soft">{t('sentTo')}</dt>
                <dd className="min-w-0 break-words">
                  <EmailAddress>{email}</EmailAddress>
                </dd>
              </div>
            </dl>
            {moment !== 'ready' && <AddressLine email={email} onChanged={onChanged} />}
            <ButtonLink href={to('/my-books')} look="quiet">
              <Icon name="book-open" />
              {t('toMyBooks')}
            </ButtonLink>
            <SupportButton className="text-link text-small" orderId={order.id} orderNumber={order.number} topic="order">
              {t('help')}
            </SupportButton>
          </section>
        </div>
      </main>
    </div>
  );
}
