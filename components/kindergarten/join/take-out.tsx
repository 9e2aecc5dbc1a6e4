import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { sendJson } from '@/lib/client/api/send-json';
import { toast } from '@/lib/client/stores/toast-store';
import { useConfirmAction } from '@/lib/client/use-confirm-action';
import type { OwnChild } from '@/lib/kindergarten';

type TakeOutProps = { readonly child: OwnChild; readonly onTakenOut: () => Promise<unknown> };

/** Takes an own child out of the class, with everything that was made of it, after a question. */
export function TakeOut({ child: { bookId, name, gender }, onTakenOut }: TakeOutProps) {
  const t = useTranslations('kindergarten.join.takeOut');
  const common = useTranslations('common');
  const { openDialog, failure, dialog } = useConfirmAction(async () => {
    await sendJson(`/api/books/${bookId}`, { method: 'DELETE' });
    toast(t('done', { name }));
    await onTakenOut();
    return 'leave';
  });
  return (
    <>
      <button aria-haspopup="dialog" className="text-link text-small" onClick={openDialog} type="button">
        {t('open')}
      </button>
      <ConfirmDialog
        {...dialog}
        cancelLabel={t('keep')}
        closeLabel={common('close')}
        confirmLabel={t('confirm')}
        description={t('text', { gender })}
        error={<FormError failure={failure} />}
        title={t('title', { name })}
      />
    </>
  );
}
