'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UnstyledButton } from '@/components/ui/unstyled-button';

const VerifyDialog = dynamic(() => import('@/components/account/verification/verify-dialog'), { ssr: false });

/** For visitors from an e-mail link: says why the photo is hidden and that signing in shows it. */
export function GuestNotice({ onVerified }: { readonly onVerified: () => void }) {
  const t = useTranslations('waiting.guest');
  const [open, setOpen] = useState(false);
  return (
    <aside className="bg-sky px-4 py-3 text-center text-sky-deep text-small">
      {t('text')}{' '}
      <UnstyledButton aria-haspopup="dialog" className="text-link" onClick={() => setOpen(true)} type="button">
        {t('go')}
      </UnstyledButton>
      {open && (
        <VerifyDialog
          onOpenChange={setOpen}
          onVerified={() => {
            setOpen(false);
            onVerified();
          }}
          purpose="login"
        />
      )}
    </aside>
  );
}
