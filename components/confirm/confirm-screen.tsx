'use client';

import { useParams, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import useSWR from 'swr';
import { LoadError } from '@/components/feedback/load-error';
import { FlowHeader } from '@/components/layout/flow-header';
import { FlowSkeleton } from '@/components/layout/flow-skeleton';
import { EditBookLink } from '@/components/orders/edit-book-link';
import { OrderCover } from '@/components/orders/order-cover';
import { useOrder } from '@/components/orders/use-order';
import { SupportButton } from '@/components/support/support-button';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/surface';
import { Num } from '@/components/ui/text';
import type { ApiError } from '@/lib/client/api/api-error';
import { useMarket } from '@/lib/client/market';
import type { ConfirmationView } from '@/lib/fulfilment';
import type { OrderView } from '@/lib/orders';
import { CancelOrder } from './cancel-order';
import { HoldOrder } from './hold-order';
import { OverflowNotice } from './overflow-notice';
import { PrintDetails } from './print-details';
import { Proof } from './proof/proof';

/** `/confirm/{orderId}`: the final confirmation of a printed book. */
export function ConfirmScreen() {
  const { orderId } = useParams<{ orderId: string }>();
  const order = useOrder(orderId);
  const confirmation = useSWR<ConfirmationView, ApiError>(`/api/orders/${orderId}/confirm`);
  const closed = confirmation.data !== undefined && confirmation.data.state !== 'awaiting_confirmation';
  useLeaveWhen(closed, orderId);
  const reload = () => Promise.all([order.mutate(), confirmation.mutate()]);
  const error = order.error ?? confirmation.error;
  if (error && !(order.data && confirmation.data)) return <LoadError error={error} onRetry={reload} />;
  if (!order.data || !confirmation.data || closed) {
    return (
      <FlowSkeleton className="max-w-[820px]">
        <Skeleton className="h-40" />
        <Skeleton className="h-72" />
      </FlowSkeleton>
    );
  }
  return <Confirmation confirmation={confirmation.data} onChanged={reload} order={order.data} />;
}

/** One page tells where a book is: once nothing waits to be confirmed, the order's page takes over. */
function useLeaveWhen(closed: boolean, orderId: string): void {
  const router = useRouter();
  const { to } = useMarket();
  useEffect(() => {
    if (closed) router.replace(to(`/order-confirmation/${orderId}`));
  }, [closed, orderId, router, to]);
}

type ConfirmationProps = {
  readonly order: OrderView;
  readonly confirmation: ConfirmationView;
  /** Loads order and confirmation again. */
  readonly onChanged: () => Promise<unknown>;
};

function Confirmation({ order, confirmation, onChanged }: ConfirmationProps) {
  const t = useTranslations('confirm.print');
  const { to } = useMarket();
  const { book } = order;
  const overflows = confirmation.overflowingPages.length > 0;
  return (
    <div className="min-h-dvh bg-paper">
      <FlowHeader back={{ label: t('toMyBooks'), href: to('/my-books') }}>
        <b className="font-semibold text-small">
          {t('number')} <Num>{order.number}</Num>
        </b>
      </FlowHeader>
      <main className="wrap grid max-w-[820px] gap-7 pt-6 pb-12 lg:pt-10" id="content">
        <div className="flex flex-wrap items-center gap-6">
          <OrderCover book={book} showHero width="clamp(120px, 30vw, 190px)" />
          <div className="grid min-w-0 flex-1 basis-60 gap-3">
            <h1 className="text-section">{t('title')}</h1>
            <p className="text-lead">{t('lead', { name: book?.heroName ?? '' })}</p>
            <p className="text-ink-soft text-small">
              <bdi lang={book?.language}>{book?.title}</bdi>
            </p>
            <div className="flex flex-wrap gap-3">
              <EditBookLink order={order} />
              {book && confirmation.drawn && (
                <ButtonLink href={to(`/preview/${book.id}`)} variant="quiet">
                  <Icon name="book-open" />
                  {t('read')}
                </ButtonLink>
              )}
            </div>
          </div>
        </div>
        <PrintDetails confirmation={confirmation} onChanged={onChanged} order={order} />
        {overflows && <OverflowNotice orderId={order.id} pages={confirmation.overflowingPages} />}
        {confirmation.drawn && !overflows && (
          <Proof onChanged={onChanged} order={order} ready={confirmation.addressComplete} />
        )}
        {!confirmation.drawn && <StillDrawing onReload={onChanged} />}
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {confirmation.cancellable && (
            <HoldOrder heldUntil={confirmation.heldUntil} onHeld={onChanged} orderId={order.id} />
          )}
          {confirmation.cancellable && <CancelOrder onCancelled={onChanged} order={order} />}
          <SupportButton className="text-link text-small" orderId={order.id} orderNumber={order.number} topic="order">
            {t('help')}
          </SupportButton>
        </div>
      </main>
    </div>
  );
}

function StillDrawing({ onReload }: { readonly onReload: () => Promise<unknown> }) {
  const t = useTranslations('confirm.print');
  return (
    <div className="grid justify-items-start gap-3 rounded-card hairline border-edge bg-leaf p-5">
      <p>{t('drawing')}</p>
      <Button variant="quiet" onClick={onReload}>
        <Icon name="refresh-cw" />
        {t('reload')}
      </Button>
    </div>
  );
}
