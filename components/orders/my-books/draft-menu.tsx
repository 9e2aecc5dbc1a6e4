'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeleteBook } from '@/components/drafts/delete-book';
import { DeletePhoto } from '@/components/drafts/delete-photo';
import { MoreMenu } from '@/components/ui/more-menu';
import type { MoreMenuItem } from '@/components/ui/more-menu-list';
import type { DraftSummary } from '@/lib/books';
import { useMarket } from '@/lib/client/market';
import { getTextDirection } from '@/lib/markets';

type DraftMenuProps = { readonly draft: DraftSummary; readonly onChanged: () => Promise<unknown> };

/** How a draft or its photo is deleted; nothing where neither is the visitor's to delete. */
export function DraftMenu({ draft, onChanged }: DraftMenuProps) {
  const t = useTranslations('orders.shelf.menu');
  const tPhoto = useTranslations('wizard.photo.delete');
  const tDelete = useTranslations('waiting.delete');
  const { language } = useMarket();
  const [asked, setAsked] = useState({ action: '', times: 0 });
  const { id, gender, readOnDevice, photoUntil, asGuest } = draft;
  const ask = (action: string) => () => setAsked({ action, times: asked.times + 1 });
  const photo: MoreMenuItem = {
    key: 'photo',
    icon: 'image',
    label: tPhoto(readOnDevice ? 'reading.now' : 'photo.now'),
    onSelect: ask('photo'),
  };
  const book: MoreMenuItem = { key: 'book', icon: 'trash', label: tDelete('open'), onSelect: ask('book') };
  const items = [photoUntil ? photo : null, asGuest ? null : book].filter((item) => item !== null);
  if (items.length === 0) return null;
  const dialog = { bookId: id, dialogOnly: true, gender, onDeleted: onChanged };
  return (
    <>
      <MoreMenu direction={getTextDirection(language)} items={items} label={t('openDraft')} />
      {asked.action === 'photo' && <DeletePhoto {...dialog} key={asked.times} readOnDevice={readOnDevice} />}
      {asked.action === 'book' && <DeleteBook {...dialog} key={asked.times} />}
    </>
  );
}
