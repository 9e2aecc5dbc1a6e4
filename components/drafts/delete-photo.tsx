import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { DraftView } from '@/lib/books';
import { sendJson } from '@/lib/client/api/send-json';
import { toast } from '@/lib/client/stores/toast-store';
import { useConfirmAction } from '@/lib/client/use-confirm-action';

type DeletePhotoProps = {
  readonly bookId: string;
  readonly gender: DraftView['gender'];
  /** A bought book stays when its photo is deleted; an unpaid one loses its advanced style. */
  readonly bought?: boolean;
  /** The photo was never sent: what is deleted are the numbers that were read from it. */
  readonly readOnDevice?: boolean;
  readonly className?: string;
  /** A menu has asked for it: the question opens at once, without a button of its own. */
  readonly dialogOnly?: boolean;
  readonly onDeleted: (draft: DraftView) => Promise<unknown>;
};

/** 'Delete the photo now', at any time, after a confirmation (rulings, "Photos and names"). */
export function DeletePhoto(props: DeletePhotoProps) {
  const {
    bookId,
    gender,
    bought = false,
    readOnDevice = false,
    className = 'text-link',
    dialogOnly,
    onDeleted,
  } = props;
  const t = useTranslations('wizard.photo.delete');
  const about = readOnDevice ? 'reading' : 'photo';
  const tCommon = useTranslations('common');
  const { openDialog, failure, dialog } = useConfirmAction(async () => {
    const draft = await sendJson<DraftView>(`/api/books/${bookId}/photo`, { method: 'DELETE' });
    await onDeleted(draft);
    toast(draft.photo || draft.readOnDevice ? t(`${about}.soon`) : t(`${about}.done`));
    return 'close';
  }, dialogOnly);
  return (
    <>
      {!dialogOnly && (
        <UnstyledButton aria-haspopup="dialog" className={className} onClick={openDialog} type="button">
          {t(`${about}.now`)}
        </UnstyledButton>
      )}
      <ConfirmDialog
        {...dialog}
        cancelLabel={t(`${about}.keep`)}
        closeLabel={tCommon('close')}
        confirmLabel={t(`${about}.confirm`)}
        description={bought ? t(`${about}.textBought`) : t(`${about}.text`, { gender })}
        error={<FormError failure={failure} />}
        title={t(`${about}.title`)}
      />
    </>
  );
}
