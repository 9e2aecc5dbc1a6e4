'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DeletePhoto } from '@/components/photo/delete-photo';
import { DeleteBook } from '@/components/preview/delete-book';
import { Link } from '@/components/ui/link';
import { Tag } from '@/components/ui/text';
import { useMarket } from '@/lib/client/market';
import type { OrderView } from '@/lib/orders';
import { Download } from './download';
import { OrderCover } from './order-cover';

const TONE = { incomplete: 'honey', in_progress: 'sky', completed: 'mint', refunded: 'honey' } as const;

type RowProps = { readonly cover: ReactNode; readonly title: ReactNode; readonly children: ReactNode };

/** A shelf row: the book as an object, and what can be done with it. */
export function ShelfRow({ cover, title, children }: RowProps) {
  return (
    <li className="flex gap-6 rounded-card border border-edge bg-leaf p-4 shadow-1 sm:gap-8 sm:p-6">
      <div className="shrink-0 pe-2">{cover}</div>
      <div className="grid min-w-0 grow content-center justify-items-start gap-2">
        <h2 className="text-title">{title}</h2>
        {children}
      </div>
    </li>
  );
}

/** What was paid for is still to come: the book cannot be deleted yet. */
const isBeingMade = ({ progress, state }: OrderView) =>
  progress === 'in_progress' && state !== 'cancelled' && state !== 'refunded';

type BookRowProps = { readonly order: OrderView; readonly onChanged: () => Promise<unknown> };

/** One ordered book with its progress (spec §4 "Book progress") and its next action. */
export function BookRow({ order, onChanged }: BookRowProps) {
  const t = useTranslations('orders.shelf');
  const { to } = useMarket();
  const { book, progress, download, production } = order;
  const standing = order.state === 'refunded' ? 'refunded' : progress;
  const bought = order.paidAt !== null;
  const next = progress === 'incomplete' ? `/checkout/${order.id}` : `/order-confirmation/${order.id}`;
  return (
    <ShelfRow
      cover={<OrderCover book={book} width="clamp(96px, 24vw, 150px)" />}
      title={<bdi lang={book?.language}>{book?.title}</bdi>}
    >
      <p className="text-ink-soft text-small">{t('hero', { name: book?.heroName ?? '' })}</p>
      <Tag tone={TONE[standing]}>{t(`progress.${standing}`)}</Tag>
      {standing === 'in_progress' && production && (
        <p aria-live="polite" className="text-note text-ink-soft">
          {t('pictures', { done: production.done, total: production.total })}
        </p>
      )}
      {download && <Download download={download} look="quiet" onRenewed={onChanged} orderId={order.id} />}
      <div className="flex flex-wrap gap-x-5">
        <Link className="text-link" href={to(next)}>
          {t(`next.${standing}`)}
        </Link>
        {book && (
          <Link className="text-link" href={to(`/preview/${book.id}`)}>
            {t('look')}
          </Link>
        )}
        {book?.keepsPhoto && (
          <DeletePhoto bookId={book.id} bought={bought} gender={book.gender} onDeleted={onChanged} />
        )}
        {book && !isBeingMade(order) && (
          <DeleteBook bookId={book.id} bought={bought} gender={book.gender} onDeleted={onChanged} />
        )}
      </div>
    </ShelfRow>
  );
}
