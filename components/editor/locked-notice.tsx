'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useMarket } from '@/lib/client/market';
import type { EditorView } from '@/lib/orders';

/** 'Purchase to unlock' (spec §4): says why a picture is locked, and leads to the checkout. */
export function LockedNotice({ view }: { readonly view: EditorView }) {
  const t = useTranslations('editor.locked');
  const { to } = useMarket();
  return (
    <>
      <span aria-hidden="true" className="grid size-12 place-items-center rounded-pill bg-honey text-lead">
        <Icon name="lock" />
      </span>
      <b className="display-text text-[1.375rem]">{t('title')}</b>
      <span className="max-w-[17em] text-small leading-snug">{t('reason')}</span>
      <ButtonLink className="mt-2" href={to(`/checkout/${view.orderId}`)}>
        {t('buy')}
      </ButtonLink>
    </>
  );
}
