'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { FormProblem } from '@/components/wizard/form-problem';
import { asApiError } from '@/lib/client/api-error';
import { send } from '@/lib/client/send';
import type { OrderView } from '@/lib/orders';

type DownloadProps = {
  readonly orderId: string;
  readonly download: NonNullable<OrderView['download']>;
  readonly onRenewed: () => Promise<unknown>;
  readonly look?: 'action' | 'quiet';
};

/** The finished book's file: days that are left, or one click to renew the link (spec §4 "Download"). */
export function Download({ orderId, download, onRenewed, look = 'action' }: DownloadProps) {
  const t = useTranslations('orders.download');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    setProblem(undefined);
    await send(`/api/orders/${orderId}/renew-download`)
      .then(onRenewed)
      .catch((thrown: unknown) => setProblem(asApiError(thrown).code));
    setBusy(false);
  };
  return (
    <div className="grid justify-items-start gap-1.5">
      {download.expired ? (
        <Button busy={busy} look="quiet" onClick={renew}>
          <Icon name="refresh-cw" />
          {t('renew')}
        </Button>
      ) : (
        <a className="button" data-look={look} data-size="regular" download href={download.url}>
          <Icon name="download" />
          {t('get')}
        </a>
      )}
      <span className="text-ink-soft text-note">
        {download.expired ? t('expired') : t('daysLeft', { days: download.daysRemaining })}
      </span>
      <FormProblem code={problem} />
    </div>
  );
}
