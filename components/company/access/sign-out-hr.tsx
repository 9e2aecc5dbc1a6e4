'use client';

import { useTranslations } from 'next-intl';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { addErrorId } from '@/lib/client/api/error-id-text';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { toast } from '@/lib/client/stores/toast-store';

/** Ends the HR session of this browser. */
export function SignOutHr() {
  const t = useTranslations('company.login');
  const errors = useTranslations('errors');
  const { to } = useMarket();
  const signOut = async () => {
    try {
      await sendJson('/api/company/logout');
      window.location.assign(to('/company/login'));
    } catch (thrown) {
      toast(addErrorId(t('signOutFailed'), errors('errorId'), thrown), 'problem');
    }
  };
  return (
    <UnstyledButton className="text-link" onClick={() => void signOut()} type="button">
      {t('signOut')}
    </UnstyledButton>
  );
}
