'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';

type LockedPageOverlayProps = { readonly price: string; readonly onBuy: () => void; readonly loading: boolean };

/** Overlay on a locked picture: says why it is locked and holds the primary button. */
export function LockedPageOverlay({ price, onBuy, loading }: LockedPageOverlayProps) {
  const t = useTranslations('preview.book');
  return (
    <>
      <span aria-hidden="true" className="grid size-12 place-items-center rounded-pill bg-honey text-lead">
        <Icon name="lock" />
      </span>
      <b className="display-text text-[1.375rem]">{t('lockedTitle')}</b>
      <span className="max-w-[17em] text-small leading-snug">{t('lockedReason')}</span>
      <Button loading={loading} className="mt-2" onClick={onBuy}>
        <span>
          {t('openAll')} <Num>{price}</Num>
        </span>
      </Button>
    </>
  );
}
