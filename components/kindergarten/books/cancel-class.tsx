'use client';

import { useTranslations } from 'next-intl';
import { ConfirmLink } from '@/components/feedback/confirm-link';
import { sendJson } from '@/lib/client/api/send-json';
import { toast } from '@/lib/client/stores/toast-store';

type CancelClassProps = {
  readonly classId: string;
  /** The delivery is not given back: another class travels with it. */
  readonly keepsDelivery: boolean;
  readonly onCancelled: () => Promise<unknown>;
};

/** Cancels a printed class before its approval for a refund, after a question. */
export function CancelClass({ classId, keepsDelivery, onCancelled }: CancelClassProps) {
  const t = useTranslations('kindergarten.books.cancel');
  const cancel = async () => {
    await sendJson(`/api/kindergarten/${classId}/cancel`, { idempotencyKey: crypto.randomUUID() });
    toast(t('done'));
    await onCancelled();
    return 'close' as const;
  };
  return (
    <ConfirmLink
      className="text-link justify-self-start text-small"
      id="cancel"
      onConfirm={cancel}
      texts={{
        open: t('open'),
        title: t('title'),
        text: t(keepsDelivery ? 'textDeliveryKept' : 'text'),
        confirm: t(keepsDelivery ? 'confirmDeliveryKept' : 'confirm'),
        keep: t('keep'),
      }}
    />
  );
}
