'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { useConfirmAction } from '@/lib/client/use-confirm-action';
import { FormError } from './form-error';

type ConfirmLinkProps = {
  readonly texts: {
    /** The link. */
    readonly open: string;
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    /** Closes the question without doing anything. */
    readonly keep: string;
  };
  readonly onConfirm: Parameters<typeof useConfirmAction>[0];
  readonly className?: string;
  readonly id?: string;
};

/** A quiet link to something that cannot be undone, which asks first; a failure is said inside the question. */
export function ConfirmLink({ texts, onConfirm, className = 'text-link', id }: ConfirmLinkProps) {
  const common = useTranslations('common');
  const { openDialog, failure, dialog } = useConfirmAction(onConfirm);
  return (
    <>
      <UnstyledButton aria-haspopup="dialog" className={className} id={id} onClick={openDialog} type="button">
        {texts.open}
      </UnstyledButton>
      <ConfirmDialog
        {...dialog}
        cancelLabel={texts.keep}
        closeLabel={common('close')}
        confirmLabel={texts.confirm}
        description={texts.text}
        error={<FormError failure={failure} />}
        title={texts.title}
      />
    </>
  );
}
