import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useConfirmAction } from '@/lib/client/use-confirm-action';

/** Closes the class link, after a question: parents who open it afterwards cannot join. */
export function CloseLink({ onClose }: { readonly onClose: () => Promise<unknown> }) {
  const t = useTranslations('kindergarten.link');
  const common = useTranslations('common');
  const { openDialog, failure, dialog } = useConfirmAction(async () => {
    await onClose();
    return 'close';
  });
  return (
    <>
      <button aria-haspopup="dialog" className="text-link sm:mb-6" onClick={openDialog} type="button">
        {t('close')}
      </button>
      <ConfirmDialog
        {...dialog}
        cancelLabel={t('closing.keep')}
        closeLabel={common('close')}
        confirmLabel={t('closing.confirm')}
        description={t('closing.text')}
        error={<FormError failure={failure} />}
        title={t('closing.title')}
      />
    </>
  );
}
