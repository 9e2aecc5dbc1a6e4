'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DispatchDate } from '@/components/delivery/dispatch-date';
import { PhotoCountdown } from '@/components/drafts/photo-countdown';
import { ButtonLink } from '@/components/ui/button';
import { Tag } from '@/components/ui/text';
import { useMarket } from '@/lib/client/market';
import type { OrderView } from '@/lib/orders';
import { getMainAction } from '../order-actions';
import { OrderCover } from '../order-cover';
import { OrderMenu } from '../order-menu';
import { getOrderStatus, type OrderStatus } from '../order-status';

const TONE = {
  incomplete: 'honey',
  in_progress: 'sky',
  completed: 'mint',
  refunded: 'honey',
  cancelled: 'honey',
  confirm: 'honey',
  printing: 'sky',
  shipped: 'sky',
  pickup: 'mint',
  delivered: 'mint',
} as const satisfies Record<OrderStatus, string>;

/** Where the parent has something to do. */
const WAITS: readonly OrderStatus[] = ['incomplete', 'confirm'];

type BookListItemProps = {
  readonly cover: ReactNode;
  readonly title: ReactNode;
  readonly menu: ReactNode;
  /** What is known of the book, and its one button. */
  readonly children: ReactNode;
};

/** A row in My books: the cover, one button, and a menu. */
export function BookListItem({ cover, title, menu, children }: BookListItemProps) {
  return (
    <li className="flex gap-6 rounded-card hairline border-edge bg-leaf p-4 shadow-1 sm:gap-8 sm:p-6">
      <div className="shrink-0 pe-2">{cover}</div>
      <div className="grid min-w-0 grow content-center justify-items-start gap-2">
        <div className="flex w-full items-start justify-between gap-2">
          <h2 className="min-w-0 text-title">{title}</h2>
          <div className="shrink-0">{menu}</div>
        </div>
        {children}
      </div>
    </li>
  );
}

type OrderListItemProps = { readonly order: OrderView; readonly onChanged: () => Promise<unknown> };

/** An ordered book with its progress (spec §4 "Book progress") and its next action. */
export function OrderListItem({ order, onChanged }: OrderListItemProps) {
  const t = useTranslations('orders.shelf');
  const { to } = useMarket();
  const { book, production } = order;
  const status = getOrderStatus(order);
  const main = getMainAction(order);
  return (
    <BookListItem
      cover={<OrderCover book={book} width="clamp(96px, 24vw, 150px)" />}
      menu={<OrderMenu onChanged={onChanged} order={order} />}
      title={<bdi lang={book?.language}>{book?.title}</bdi>}
    >
      <p className="text-ink-soft text-small">{t('hero', { name: book?.heroName ?? '' })}</p>
      <Tag tone={TONE[status]}>{t(`progress.${status}`)}</Tag>
      {status === 'in_progress' && production && (
        <p aria-live="polite" className="text-note text-ink-soft">
          {t('pictures', { done: production.done, total: production.total })}
        </p>
      )}
      <DispatchDate className="text-note text-ink-soft" order={order} />
      <ButtonLink className="mt-1" href={to(main.path)} variant={WAITS.includes(status) ? 'action' : 'quiet'}>
        {t(main.label)}
      </ButtonLink>
      {book?.photoUntil && <PhotoCountdown readOnDevice={book.readOnDevice} until={book.photoUntil} />}
    </BookListItem>
  );
}
