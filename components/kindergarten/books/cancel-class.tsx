'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { sendJson } from '@/lib/client/api/send-json';
import { toast } from '@/lib/client/stores/toast-store';
import { useConfirmAction } from '@/lib/client/use-confirm-action';

type CancelClassProps = {
  readonly classId: string;
  /** The delivery is not given back: another class travels with it. */
  readonly keepsDelivery: boolean;
  readonly onCancelled: () => Promise<unknown>;
};

/** Cancels a printed class before its approval for a refund, after a question. */
export function CancelClass({ classId, keepsDelivery, onCancelled }: CancelClassProps) {
  const t = useTranslations('kindergarten.books.cancel');
  const common = useTranslations('common');
  const { openDialog, failure, dialog } = useConfirmAction(async () => {
    await sendJson(`/api/kindergarten/${classId}/cancel`, { idempotencyKey: crypto.randomUUID() });
    toast(t('done'));
    await onCancelled();
    return 'close';
  });
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="text-link justify-self-start text-small"
        id="cancel"
        onClick={openDialog}
        type="button"
      >
        {t('open')}
      </button>
      <ConfirmDialog
        {...dialog}
        cancelLabel={t('keep')}
        closeLabel={common('close')}
        confirmLabel={t(keepsDelivery ? 'confirmDeliveryKept' : 'confirm')}
        description={t(keepsDelivery ? 'textDeliveryKept' : 'text')}
        error={<FormError failure={failure} />}
        title={t('title')}
      />
    </>
  );
}
