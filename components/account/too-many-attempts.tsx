'use client';

import { useTranslations } from 'next-intl';
import { SupportButton } from '@/components/support/support-button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useMarket } from '@/lib/client/market';

/** Spec §8 'Too Many Attempts': wait, or take one of the two ways out. */
export function TooManyAttempts({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('account.blocked');
  const { to } = useMarket();
  return (
    <div className="grid gap-4">
      <p aria-live="assertive" className="rounded-control bg-honey-wash px-4 py-3">
        {t('wait')}
      </p>
      <p className="font-semibold">{t('meanwhile')}</p>
      <div className="grid gap-2">
        <Link className="button" data-look="quiet" href={to('/my-books')} onClick={onClose}>
          <Icon name="book-open" />
          {t('myBooks')}
        </Link>
        <SupportButton look="quiet" topic="technical">
          <Icon name="mail" />
          {t('support')}
        </SupportButton>
      </div>
    </div>
  );
}
