'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { sendJson } from '@/lib/client/api/send-json';
import { useConfirmAction } from '@/lib/client/use-confirm-action';
import type { SubmissionRow } from '@/lib/company';

type WithdrawDialogProps = {
  readonly batchId: string;
  readonly order: SubmissionRow;
  readonly onClose: () => void;
  readonly onWithdrawn: () => Promise<unknown>;
};

/** Takes one employee's order out of the batch, after a question. */
export function WithdrawDialog({ batchId, order, onClose, onWithdrawn }: WithdrawDialogProps) {
  const t = useTranslations('company.orders');
  const common = useTranslations('common');
  const { dialog, failure } = useConfirmAction(async () => {
    await sendJson(`/api/company/${batchId}/orders/${order.id}`, { method: 'DELETE' });
    await onWithdrawn();
    onClose();
    return 'close';
  }, true);
  return (
    <ConfirmDialog
      {...dialog}
      cancelLabel={t('keep')}
      closeLabel={common('close')}
      confirmLabel={t('withdrawNow')}
      description={t('withdrawText')}
      error={<FormError failure={failure} />}
      onOpenChange={(open) => !open && onClose()}
      title={t('withdrawOf', { name: order.employeeName })}
    />
  );
}
