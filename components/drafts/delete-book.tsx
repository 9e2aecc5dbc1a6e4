'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { clearWizardState, loadWizardState } from '@/components/drafts/wizard-storage';
import { FormError } from '@/components/feedback/form-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { DraftView } from '@/lib/books';
import { toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { toast } from '@/lib/client/stores/toast-store';
import { useConfirmAction } from '@/lib/client/use-confirm-action';

type DeleteBookProps = {
  readonly bookId: string;
  readonly gender: DraftView['gender'];
  readonly bought?: boolean;
  /** A menu has asked for it: the question opens at once, without a button of its own. */
  readonly dialogOnly?: boolean;
  /** Runs after deletion. The default goes to the home page, because the book's page no longer exists. */
  readonly onDeleted?: () => Promise<unknown>;
};

/** 'Delete this book': deletes photo, character, drawings and files after a confirmation. */
export function DeleteBook({ bookId, gender, bought = false, dialogOnly = false, onDeleted }: DeleteBookProps) {
  const t = useTranslations('waiting.delete');
  const tCommon = useTranslations('common');
  const router = useRouter();
  const { to } = useMarket();
  const { mutate } = useSWRConfig();
  // The server knows every order of the book; this page may not know of one yet.
  const [isBought, setBought] = useState(bought);
  const { openDialog, failure, dialog } = useConfirmAction(async () => {
    await sendJson(`/api/books/${bookId}`, { method: 'DELETE', json: { bought: isBought } }).catch(
      (thrown: unknown) => {
        const { code } = toApiError(thrown);
        if (code === 'book_bought') setBought(true);
        // Already deleted: the parent has what they asked for.
        if (code !== 'not_found') throw thrown;
      },
    );
    if (loadWizardState().bookId === bookId) clearWizardState();
    await mutate('/api/books/current', undefined, { revalidate: false });
    toast(isBought ? t('doneBought') : t('done'));
    if (onDeleted) await onDeleted();
    else router.replace(to());
    return 'leave';
  }, dialogOnly);
  return (
    <>
      {!dialogOnly && (
        <UnstyledButton aria-haspopup="dialog" className="text-link" onClick={openDialog} type="button">
          <Icon name="trash" />
          {t('open')}
        </UnstyledButton>
      )}
      <ConfirmDialog
        {...dialog}
        cancelLabel={t('keep')}
        closeLabel={tCommon('close')}
        confirmLabel={t('confirm')}
        description={isBought ? t('textBought') : t('text', { gender })}
        error={<FormError failure={failure} />}
        title={t('title')}
      />
    </>
  );
}
