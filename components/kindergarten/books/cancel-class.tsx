'use client';

import { useTranslations } from 'next-intl';
import { ConfirmLink } from '@/components/feedback/confirm-link';
import { sendJson } from '@/lib/client/api/send-json';
import { toast } from '@/lib/client/stores/toast-store';

type CancelClassProps = { readonly classId: string; readonly onCancelled: () => Promise<unknown> };

/** Cancels a printed class before its approval for a full refund, after a question. */
export function CancelClass({ classId, onCancelled }: CancelClassProps) {
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
      texts={{ open: t('open'), title: t('title'), text: t('text'), confirm: t('confirm'), keep: t('keep') }}
    />
  );
}
