'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import type { OrderView } from '@/lib/orders';

type DownloadButtonProps = {
  readonly orderId: string;
  readonly download: NonNullable<OrderView['download']>;
  readonly onRenewed: () => Promise<unknown>;
  readonly variant?: 'action' | 'quiet';
  /** On the dark head of a page. */
  readonly onNight?: boolean;
};

/** Download link of the finished book with the days left, or a button to renew an expired link (spec §4 "Download"). */
export function DownloadButton({ orderId, download, onRenewed, variant = 'action', onNight }: DownloadButtonProps) {
  const t = useTranslations('orders.download');
  const [failure, setFailure] = useState<Failure>();
  const [submitting, setSubmitting] = useState(false);
  const renew = async () => {
    setSubmitting(true);
    setFailure(undefined);
    await sendJson(`/api/orders/${orderId}/renew-download`)
      .then(onRenewed)
      .catch((thrown: unknown) => setFailure(toApiError(thrown)));
    setSubmitting(false);
  };
  return (
    <div className="grid justify-items-start gap-1.5">
      {download.expired ? (
        <Button loading={submitting} variant={onNight ? 'action' : 'quiet'} onClick={renew}>
          <Icon name="refresh-cw" />
          {t('renew')}
        </Button>
      ) : (
        <a className="ui-button" data-look={variant} data-size="regular" download href={download.url}>
          <Icon name="download" />
          {t('get')}
        </a>
      )}
      <span className={onNight ? 'text-night-soft text-note' : 'text-ink-soft text-note'}>
        {download.expired ? t('expired') : t('daysLeft', { days: download.daysRemaining })}
      </span>
      <FormError failure={failure} />
    </div>
  );
}
