'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeleteBook } from '@/components/drafts/delete-book';
import { DeletePhoto } from '@/components/drafts/delete-photo';
import { FormError } from '@/components/feedback/form-error';
import { useAnotherStory } from '@/components/rewards/use-another-story';
import { MoreMenu } from '@/components/ui/more-menu';
import type { MoreMenuItem } from '@/components/ui/more-menu-list';
import { useMarket } from '@/lib/client/market';
import { getTextDirection } from '@/lib/markets';
import type { OrderView } from '@/lib/orders';
import { formatPrice } from '@/lib/prices';
import { listOrderActions, type OrderAction } from './order-actions';
import { useUpgrade } from './use-upgrade';

type OrderMenuProps = { readonly order: OrderView; readonly onChanged: () => Promise<unknown> };

/** Everything about a book that is not its one button, with the questions that some of it asks first. */
export function OrderMenu({ order, onChanged }: OrderMenuProps) {
  const t = useTranslations('orders.shelf.menu');
  const { language } = useMarket();
  const [asked, setAsked] = useState({ action: null as OrderAction | null, times: 0 });
  const { upgrade, failure } = useUpgrade(order.id);
  const ask = (action: OrderAction) => () => setAsked({ action, times: asked.times + 1 });
  const { book } = order;
  const another = useAnotherStory(book?.id ?? '');
  const toItem = useItems(order, { upgrade, another: another.create, ask });
  const bought = order.paidAt !== null;
  return (
    <>
      <MoreMenu
        direction={getTextDirection(language)}
        items={listOrderActions(order).map(toItem)}
        label={t('open', { title: book?.title ?? '' })}
      />
      <FormError failure={failure ?? another.failure} />
      {book && asked.action === 'deletePhoto' && (
        <DeletePhoto
          bookId={book.id}
          bought={bought}
          dialogOnly
          gender={book.gender}
          key={asked.times}
          onDeleted={onChanged}
          readOnDevice={book.readOnDevice}
        />
      )}
      {book && asked.action === 'deleteBook' && (
        <DeleteBook
          bookId={book.id}
          bought={bought}
          dialogOnly
          gender={book.gender}
          key={asked.times}
          onDeleted={onChanged}
        />
      )}
    </>
  );
}

type Handlers = {
  readonly upgrade: () => unknown;
  readonly another: () => unknown;
  readonly ask: (action: OrderAction) => () => void;
};

/** The lines of the menu by their actions. */
function useItems(order: OrderView, { upgrade, another, ask }: Handlers): (action: OrderAction) => MoreMenuItem {
  const t = useTranslations('orders.shelf');
  const tDownload = useTranslations('orders.download');
  const tEdit = useTranslations('orders.edit');
  const tUpgrade = useTranslations('orders.upgrade');
  const tAnother = useTranslations('rewards.another');
  const tPhoto = useTranslations('wizard.photo.delete');
  const tDelete = useTranslations('waiting.delete');
  const { to } = useMarket();
  const { id, book, download, upgradeMinor, currency } = order;
  const hero = { name: book?.heroName ?? '', gender: book?.gender ?? 'boy' };
  const price = upgradeMinor === null ? '' : formatPrice(upgradeMinor, currency);
  const items: Readonly<Record<OrderAction, Omit<MoreMenuItem, 'key'>>> = {
    look: { icon: 'eye', label: t('look'), href: to(`/preview/${book?.id ?? ''}`) },
    edit: { icon: 'pencil', label: tEdit('open'), href: to(`/editor/${id}`) },
    download: { icon: 'download', label: tDownload('get'), href: download?.url ?? '', download: true },
    upgrade: { icon: 'truck', label: `${tUpgrade('button')} ${price}`, onSelect: upgrade },
    another: { icon: 'wand-sparkles', label: tAnother('same', hero), onSelect: another },
    order: { icon: 'info', label: t('next.completed'), href: to(`/order-confirmation/${id}`) },
    receipt: { icon: 'file-text', label: tDownload('receipt'), href: `/api/orders/${id}/receipt`, download: true },
    deletePhoto: {
      icon: 'image',
      label: tPhoto(book?.readOnDevice ? 'reading.now' : 'photo.now'),
      onSelect: ask('deletePhoto'),
    },
    deleteBook: { icon: 'trash', label: tDelete('open'), onSelect: ask('deleteBook') },
    deleteLater: { icon: 'info', label: t('deleteLater') },
  };
  return (action) => ({ key: action, ...items[action] });
}
