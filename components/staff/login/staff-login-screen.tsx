'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LanguageToggle } from '../frame/language-toggle';
import { StaffCodeForm } from './staff-code-form';
import { type StaffPhone, StaffPhoneForm } from './staff-phone-form';

/** First step into the desk: the phone, then its code. */
export function StaffLoginScreen() {
  const t = useTranslations('staff.login');
  const [phone, setPhone] = useState<StaffPhone | null>(null);
  const [sent, setSent] = useState(false);
  return (
    <main className="staff-login" id="content">
      <h1 className="text-title">{t('title')}</h1>
      {sent && phone ? (
        <>
          <p className="text-ink-soft">
            {t.rich('sentTo', { phone: phone.phone, num: (chunks) => <bdi className="ui-num">{chunks}</bdi> })}
          </p>
          <StaffCodeForm
            label={t('confirm')}
            onEntered={() => window.location.assign('/staff/login/app')}
            path="/api/staff/login"
            sending={phone}
          />
          <button className="text-link justify-self-start" onClick={() => setSent(false)} type="button">
            {t('changeNumber')}
          </button>
        </>
      ) : (
        <>
          <p className="text-ink-soft">{t('lead')}</p>
          <StaffPhoneForm
            initial={phone}
            onSent={(input) => {
              setPhone(input);
              setSent(true);
            }}
          />
        </>
      )}
      <LanguageToggle />
    </main>
  );
}
