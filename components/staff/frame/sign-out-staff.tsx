'use client';

import { useTranslations } from 'next-intl';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { sendJson } from '@/lib/client/api/send-json';

/** Leaves the desk; the sign-in opens even where the request fails, so that a busy server shows nothing more. */
export function SignOutStaff() {
  const t = useTranslations('staff.nav');
  const leave = () =>
    sendJson('/api/staff/logout')
      .catch(() => {})
      .then(() => window.location.assign('/staff/login'));
  return (
    <UnstyledButton className="text-link tap" onClick={leave} type="button">
      {t('signOut')}
    </UnstyledButton>
  );
}
