'use client';

import { useTranslations } from 'next-intl';
import { SupportButton } from '@/components/support/support-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { useMarket } from '@/lib/client/market';
import { useCountdown } from './use-countdown';

type TooManyAttemptsProps = {
  /** When the next attempt is allowed, in milliseconds. */
  readonly until: number;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** Spec §8 'Too Many Attempts': shows the wait and two ways to go on. */
export function TooManyAttempts({ until, onRetry, onClose }: TooManyAttemptsProps) {
  const t = useTranslations('account.blocked');
  const { to } = useMarket();
  const minutes = Math.ceil(useCountdown(until) / 60);
  return (
    <div className="grid gap-4">
      <p className="rounded-control bg-honey-wash px-4 py-3" role="alert">
        {minutes > 90 ? t('waitHours', { hours: Math.ceil(minutes / 60) }) : t('wait', { minutes })}
      </p>
      {minutes === 0 && (
        <Button onClick={onRetry} fullWidth>
          {t('retry')}
        </Button>
      )}
      <p className="font-semibold">{t('meanwhile')}</p>
      <div className="grid gap-2">
        <Link className="ui-button" data-look="quiet" href={to('/my-books')} onClick={onClose}>
          <Icon name="book-open" />
          {t('myBooks')}
        </Link>
        <SupportButton variant="quiet" topic="technical">
          <Icon name="mail" />
          {t('support')}
        </SupportButton>
        {minutes > 0 && (
          <UnstyledButton className="text-link justify-self-center" onClick={onRetry} type="button">
            {t('otherNumber')}
          </UnstyledButton>
        )}
      </div>
    </div>
  );
}
