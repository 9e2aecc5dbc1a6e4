'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { sendJson } from '@/lib/client/api/send-json';
import { useConfirmAction } from '@/lib/client/use-confirm-action';
import type { BatchView } from '@/lib/company';
import { formatMarketPrice } from '@/lib/prices';

type PayByTransferProps = { readonly batch: BatchView; readonly onReload: () => Promise<unknown> };

/** Closes the batch and orders its books against a quote. */
export function PayByTransfer({ batch: { id, quote }, onReload }: PayByTransferProps) {
  const t = useTranslations('company.order');
  const common = useTranslations('common');
  const { openDialog, failure, dialog } = useConfirmAction(async () => {
    await sendJson(`/api/company/${id}/transfer`, { json: { shownMinor: quote?.totalMinor ?? 0 } }).finally(onReload);
    return 'close';
  });
  return (
    <>
      <Button onClick={openDialog} variant="quiet">
        {t('transfer')}
      </Button>
      <ConfirmDialog
        {...dialog}
        cancelLabel={t('notYet')}
        closeLabel={common('close')}
        confirmLabel={t('transferConfirm.confirm')}
        description={t('transferConfirm.text')}
        error={<FormError failure={failure} />}
        title={t('transferConfirm.title')}
      />
    </>
  );
}

type TransferNoticeProps = {
  readonly batch: Pick<BatchView, 'country'>;
  readonly order: NonNullable<BatchView['order']>;
};

/** The transfer that the shop waits for. */
export function TransferNotice({ batch: { country }, order }: TransferNoticeProps) {
  const t = useTranslations('company.order');
  const total = formatMarketPrice(country, order.totalMinor);
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-control bg-honey-wash px-4 py-3" role="status">
      <p>{t('transferAsked', { total, number: order.number })}</p>
    </div>
  );
}
