'use client';

import { useTranslations } from 'next-intl';
import { useParcel } from '@/components/delivery/track-parcel';
import { MakeAnother } from '@/components/rewards/make-another';
import { ButtonLink } from '@/components/ui/button';
import { NightSky } from '@/components/ui/decor/night-sky';
import { useFormatDay } from '@/components/ui/hooks/use-format-day';
import { Icon } from '@/components/ui/icon';
import { emailTag } from '@/components/ui/text';
import { useMarket } from '@/lib/client/market';
import type { OrderView } from '@/lib/orders';
import { DownloadButton } from './download-button';
import { Joy } from './joy';
import { OrderCover } from './order-cover';
import { getOrderPhase, type OrderPhase } from './order-phase';

type OrderHeadProps = { readonly order: OrderView; readonly onChanged: () => Promise<unknown> };

/** The first screen of an order's page: the book, where it is, and the one thing to do now. */
export function OrderHead({ order, onChanged }: OrderHeadProps) {
  const t = useTranslations('orders.confirmation');
  const formatDay = useFormatDay();
  const { book, email, dispatchBy } = order;
  const name = book?.heroName ?? '';
  const phase = getOrderPhase(order);
  const values = { name, email, mail: emailTag, date: formatDay(dispatchBy) };
  return (
    <section className="confirmation-head on-night">
      <NightSky />
      {phase === 'confirmed' && <Joy />}
      <div className="wrap relative grid items-center gap-6 lg:grid-cols-2 lg:gap-8">
        <div className="grid justify-items-center pt-2 lg:order-2 lg:py-4">
          <OrderCover book={book} showHero width="clamp(150px, 26vw, 340px)" />
        </div>
        <div aria-live="polite" className="grid justify-items-start gap-3">
          <h1 className="text-page">{t(`${phase}.title`, { name })}</h1>
          <p className="text-lead text-night-soft">{t.rich(`${phase}.lead`, values)}</p>
          <MainAction onChanged={onChanged} order={order} phase={phase} />
        </div>
      </div>
    </section>
  );
}

/** What the page is about: paying, checking, reading, following the parcel, or the next book. */
function MainAction({ order, phase, onChanged }: OrderHeadProps & { readonly phase: OrderPhase }) {
  const t = useTranslations('orders.confirmation');
  const tParcel = useTranslations('orders.parcel');
  const { to } = useMarket();
  const parcel = useParcel(order);
  if (phase === 'waiting') return <ButtonLink href={to(`/checkout/${order.id}`)}>{t('pay')}</ButtonLink>;
  if (phase === 'confirm') return <ButtonLink href={to(`/confirm/${order.id}`)}>{t('check')}</ButtonLink>;
  if (phase === 'ready' && order.download) {
    return <DownloadButton download={order.download} onNight onRenewed={onChanged} orderId={order.id} />;
  }
  if (parcel && (phase === 'shipped' || phase === 'pickup')) {
    return (
      <a
        className="ui-button"
        data-look="action"
        data-size="regular"
        href={parcel.url}
        rel="noopener noreferrer"
        target="_blank"
      >
        <Icon name="truck" />
        {tParcel('track')}
      </a>
    );
  }
  if (!order.book || (phase !== 'confirmed' && phase !== 'delivered')) return null;
  return <MakeAnother book={order.book} main />;
}
