import { useTranslations } from 'next-intl';
import { ConfirmLink } from '@/components/feedback/confirm-link';

/** Closes the class link, after a question: parents who open it afterwards cannot join. */
export function CloseLink({ onClose }: { readonly onClose: () => Promise<unknown> }) {
  const t = useTranslations('kindergarten.link');
  const close = async () => {
    await onClose();
    return 'close' as const;
  };
  const texts = {
    open: t('close'),
    title: t('closing.title'),
    text: t('closing.text'),
    confirm: t('closing.confirm'),
    keep: t('closing.keep'),
  };
  return <ConfirmLink className="text-link sm:mb-6" onConfirm={close} texts={texts} />;
}
