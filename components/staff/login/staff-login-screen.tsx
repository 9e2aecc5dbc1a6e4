'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeStepForm } from '@/components/account/sign-in/code-step-form';
import { PhoneStepForm, type SignInPhone } from '@/components/account/sign-in/phone-step-form';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { LanguageToggle } from '../frame/language-toggle';
import { ThemeToggle } from '../frame/theme-toggle';

/** First step into the desk: the phone, then its code. */
export function StaffLoginScreen() {
  const t = useTranslations('staff.login');
  const [phone, setPhone] = useState<SignInPhone | null>(null);
  const [sent, setSent] = useState(false);
  return (
    <main className="staff-login" id="content">
      <h1 className="text-title">{t('title')}</h1>
      {sent && phone ? (
        <>
          <p className="text-ink-soft">
            {t.rich('sentTo', { phone: phone.phone, num: (chunks) => <bdi className="ui-num">{chunks}</bdi> })}
          </p>
          <CodeStepForm
            label={t('confirm')}
            onEntered={() => window.location.assign('/staff/login/app')}
            path="/api/staff/login"
            sending={phone}
          />
          <UnstyledButton className="text-link justify-self-start" onClick={() => setSent(false)} type="button">
            {t('changeNumber')}
          </UnstyledButton>
        </>
      ) : (
        <>
          <p className="text-ink-soft">{t('lead')}</p>
          <PhoneStepForm
            initial={phone}
            label={t('send')}
            onSent={(input) => {
              setPhone(input);
              setSent(true);
            }}
            path="/api/staff/login/code"
          />
        </>
      )}
      <div className="flex gap-4">
        <LanguageToggle />
        <ThemeToggle />
      </div>
    </main>
  );
}
