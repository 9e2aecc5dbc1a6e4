'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { sendJson } from '@/lib/client/api/send-json';
import { toast } from '@/lib/client/stores/toast-store';
import { useConfirmAction } from '@/lib/client/use-confirm-action';
import type { OrderView } from '@/lib/orders';

type CancelOrderProps = {
  readonly order: Pick<OrderView, 'id' | 'tier'>;
  readonly onCancelled: () => Promise<unknown>;
};

/** Cancels a printed book that is not confirmed yet, after a question (rulings, "Flow"). */
export function CancelOrder({ order: { id, tier }, onCancelled }: CancelOrderProps) {
  const t = useTranslations('confirm.print.cancel');
  const both = tier === 'combo';
  const tCommon = useTranslations('common');
  const { openDialog, failure, dialog } = useConfirmAction(async () => {
    await sendJson(`/api/orders/${id}/cancel`, { idempotencyKey: crypto.randomUUID() });
    toast(t(both ? 'doneBoth' : 'done'));
    await onCancelled();
    return 'close';
  });
  return (
    <>
      <UnstyledButton aria-haspopup="dialog" className="text-link text-small" onClick={openDialog} type="button">
        {t(both ? 'openBoth' : 'open')}
      </UnstyledButton>
      <ConfirmDialog
        {...dialog}
        cancelLabel={t('keep')}
        closeLabel={tCommon('close')}
        confirmLabel={t('confirm')}
        description={t(both ? 'textBoth' : 'text')}
        error={<FormError failure={failure} />}
        title={t('title')}
      />
    </>
  );
}
