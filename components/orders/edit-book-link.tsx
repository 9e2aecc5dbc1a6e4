'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useMarket } from '@/lib/client/market';
import type { OrderView } from '@/lib/orders';

/** The way to the editor while words and pictures may change. */
export function EditBookLink({ order: { id, editable } }: { readonly order: Pick<OrderView, 'id' | 'editable'> }) {
  const t = useTranslations('orders.edit');
  const { to } = useMarket();
  if (!editable) return null;
  return (
    <ButtonLink href={to(`/editor/${id}`)} variant="quiet">
      <Icon name="pencil" />
      {t('open')}
    </ButtonLink>
  );
}
