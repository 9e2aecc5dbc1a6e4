import { useTranslations } from 'next-intl';
import { ConfirmLink } from '@/components/feedback/confirm-link';
import { sendJson } from '@/lib/client/api/send-json';
import { toast } from '@/lib/client/stores/toast-store';
import type { OwnChild } from '@/lib/kindergarten';

type TakeOutProps = { readonly child: OwnChild; readonly onTakenOut: () => Promise<unknown> };

/** Takes an own child out of the class, with everything that was made of it, after a question. */
export function TakeOut({ child: { bookId, name, gender }, onTakenOut }: TakeOutProps) {
  const t = useTranslations('kindergarten.join.takeOut');
  const takeOut = async () => {
    // The class pays for it: the parent has bought nothing.
    await sendJson(`/api/books/${bookId}`, { method: 'DELETE', json: { bought: false } });
    toast(t('done', { name }));
    await onTakenOut();
    return 'leave' as const;
  };
  const texts = {
    open: t('open'),
    title: t('title', { name }),
    text: t('text', { gender }),
    confirm: t('confirm'),
    keep: t('keep'),
  };
  return <ConfirmLink className="text-link text-small" onConfirm={takeOut} texts={texts} />;
}
