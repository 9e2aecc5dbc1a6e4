'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeStepForm } from '@/components/account/sign-in/code-step-form';
import { PhoneStepForm, type SignInPhone } from '@/components/account/sign-in/phone-step-form';
import { Num } from '@/components/ui/text';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { useMarket } from '@/lib/client/market';

type HrLoginScreenProps = {
  /** Of the batch to open afterwards; without it the list opens. */
  readonly token?: string;
};

/** HR signs in with a one-time code (spec §6): the phone, then the code. */
export function HrLoginScreen({ token }: HrLoginScreenProps) {
  const t = useTranslations('company.login');
  const { to } = useMarket();
  const [phone, setPhone] = useState<SignInPhone | null>(null);
  const [sent, setSent] = useState(false);
  const open = () => window.location.assign(to(token ? `/company/${token}/dashboard` : '/company/dashboard'));
  return (
    <div className="wrap grid justify-items-center py-10">
      <section aria-labelledby="hr-login" className="company-panel w-full max-w-[460px]">
        <header className="grid gap-1">
          <h1 className="text-section" id="hr-login">
            {t('title')}
          </h1>
          <p className="text-ink-soft">{t('lead')}</p>
        </header>
        {sent && phone ? (
          <>
            <p className="text-ink-soft">
              {t.rich('sentTo', { phone: phone.phone, num: (chunks) => <Num>{chunks}</Num> })}
            </p>
            <CodeStepForm label={t('confirm')} onEntered={open} path="/api/company/login" sending={phone} />
            <UnstyledButton className="text-link justify-self-start" onClick={() => setSent(false)} type="button">
              {t('changeNumber')}
            </UnstyledButton>
          </>
        ) : (
          <PhoneStepForm
            initial={phone}
            label={t('send')}
            onSent={(input) => {
              setPhone(input);
              setSent(true);
            }}
            path="/api/company/login/code"
          />
        )}
      </section>
    </div>
  );
}
