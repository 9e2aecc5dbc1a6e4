'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMarket } from '@/lib/client/market';
import { HrCodeForm } from './hr-code-form';
import { type HrPhone, HrPhoneForm } from './hr-phone-form';

type HrLoginScreenProps = {
  /** Of the batch to open afterwards; without it the list opens. */
  readonly token?: string;
};

/** HR signs in with a one-time code (spec §6): the phone, then the code. */
export function HrLoginScreen({ token }: HrLoginScreenProps) {
  const t = useTranslations('company.login');
  const { to } = useMarket();
  const [phone, setPhone] = useState<HrPhone | null>(null);
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
          <HrCodeForm onChangeNumber={() => setSent(false)} onSignedIn={open} phone={phone} />
        ) : (
          <HrPhoneForm
            initial={phone}
            onSent={(input) => {
              setPhone(input);
              setSent(true);
            }}
          />
        )}
      </section>
    </div>
  );
}
