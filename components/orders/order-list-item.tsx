'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DispatchDate } from '@/components/delivery/dispatch-date';
import { DeleteBook } from '@/components/drafts/delete-book';
import { DeletePhoto } from '@/components/drafts/delete-photo';
import { PhotoCountdown } from '@/components/drafts/photo-countdown';
import { Link } from '@/components/ui/link';
import { Tag } from '@/components/ui/text';
import { useMarket } from '@/lib/client/market';
import type { OrderView } from '@/lib/orders';
import { DownloadButton } from './download-button';
import { EditBookLink } from './edit-book-link';
import { OrderCover } from './order-cover';
import { getOrderStatus, type OrderStatus } from './order-status';
import { ReceiptLink } from './receipt-link';
import { UpgradeButton } from './upgrade-button';

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

/** Where the next action leads. */
function getNextPath({ id }: OrderView, status: OrderStatus): string {
  if (status === 'incomplete') return `/checkout/${id}`;
  return status === 'confirm' ? `/confirm/${id}` : `/order-confirmation/${id}`;
}

type BookListItemProps = { readonly cover: ReactNode; readonly title: ReactNode; readonly children: ReactNode };

/** A row in My books: the cover, and the actions. */
export function BookListItem({ cover, title, children }: BookListItemProps) {
  return (
    <li className="flex gap-6 rounded-card hairline border-edge bg-leaf p-4 shadow-1 sm:gap-8 sm:p-6">
      <div className="shrink-0 pe-2">{cover}</div>
      <div className="grid min-w-0 grow content-center justify-items-start gap-2">
        <h2 className="text-title">{title}</h2>
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
  const { book, download, production } = order;
  const status = getOrderStatus(order);
  const bought = order.paidAt !== null;
  return (
    <BookListItem
      cover={<OrderCover book={book} width="clamp(96px, 24vw, 150px)" />}
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
      {download && <DownloadButton download={download} variant="quiet" onRenewed={onChanged} orderId={order.id} />}
      <EditBookLink order={order} />
      <UpgradeButton order={order} />
      <div className="flex flex-wrap gap-x-5">
        <Link className="text-link" href={to(getNextPath(order, status))}>
          {t(`next.${status}`)}
        </Link>
        {bought && <ReceiptLink orderId={order.id} />}
        {book && (
          <Link className="text-link" href={to(`/preview/${book.id}`)}>
            {t('look')}
          </Link>
        )}
        {book?.photoUntil && (
          <DeletePhoto
            bookId={book.id}
            bought={bought}
            gender={book.gender}
            onDeleted={onChanged}
            readOnDevice={book.readOnDevice}
          />
        )}
        {book && order.deletable && (
          <DeleteBook bookId={book.id} bought={bought} gender={book.gender} onDeleted={onChanged} />
        )}
      </div>
      {book?.photoUntil && <PhotoCountdown readOnDevice={book.readOnDevice} until={book.photoUntil} />}
      {book && !order.deletable && <p className="text-note text-ink-soft">{t('deleteLater')}</p>}
    </BookListItem>
  );
}
