'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { emailTag } from '@/components/ui/text';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { preloadHandler, useLazyComponent } from '@/lib/client/use-lazy-component';

const loadForm = () => import('./change-email-form');

type ChangeEmailProps = {
  readonly email: string;
  /** Runs after the address changed, so that the caller can reload its data. */
  readonly onChanged: () => Promise<unknown>;
};

/** 'Change' beside the e-mail address: edits it in place for the account and its unpaid orders. */
export function ChangeEmail({ email, onChanged }: ChangeEmailProps) {
  const t = useTranslations('account.address');
  const [Form, wantForm] = useLazyComponent(loadForm);
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  if (open && Form) {
    return (
      <Form
        email={email}
        onClose={() => setOpen(false)}
        onSaved={async () => {
          await onChanged();
          setSaved(true);
          setOpen(false);
        }}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center text-small">
      <p aria-live="polite" className="not-empty:me-4">
        {saved && t.rich('saved', { email, mail: emailTag })}
      </p>
      <UnstyledButton
        className="text-link"
        onClick={async () => setOpen(await wantForm())}
        onFocus={preloadHandler(loadForm)}
        onPointerEnter={preloadHandler(loadForm)}
        type="button"
      >
        {t('change')}
      </UnstyledButton>
    </div>
  );
}
