'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useMarket } from '@/lib/client/market';
import { signOut } from '@/lib/client/sign-out';
import { useConfirmAction } from '@/lib/client/use-confirm-action';

type SignOutProps = {
  /** The question is asked at once. */
  readonly open: boolean;
};

/** Ends every session of the account after a confirmation, for a lost phone or a borrowed computer. */
export function SignOutEverywhere({ open }: SignOutProps) {
  const t = useTranslations('account.everywhere');
  const tCommon = useTranslations('common');
  const { to } = useMarket();
  const { failure, dialog } = useConfirmAction(async () => {
    await signOut(to(), 'everywhere');
    return 'leave';
  }, open);
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
