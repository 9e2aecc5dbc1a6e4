'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useHash } from '@/components/ui/hooks/use-hash';
import { useMarket } from '@/lib/client/market';
import { signOut } from '@/lib/client/sign-out';
import { useConfirmAction } from '@/lib/client/use-confirm-action';

/** URL hash with which the account menu opens this dialog. */
const DIALOG_HASH = '#shared';

type SignOutProps = {
  /** The question is asked at once, as the account menu's link does. */
  readonly open: boolean;
};

/** For a library or kindergarten computer: signs out and deletes everything of this family from the browser. */
export function SignOutSharedComputer({ open }: SignOutProps) {
  const t = useTranslations('account.shared');
  const tCommon = useTranslations('common');
  const { to } = useMarket();
  const linked = useHash() === DIALOG_HASH;
  const { failure, dialog } = useConfirmAction(async () => {
    await signOut(to(), 'shared');
    return 'leave';
  }, linked || open);
  return (
    <ConfirmDialog
      {...dialog}
      cancelLabel={t('cancel')}
      closeLabel={tCommon('close')}
      confirmLabel={t('confirm')}
      description={t('text')}
      error={<FormError failure={failure} />}
      title={t('title')}
    />
  );
}
