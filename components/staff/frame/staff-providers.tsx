'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { MarketProvider } from '@/lib/client/market';
import { COUNTRIES, DEFAULT_COUNTRY, type Language } from '@/lib/markets';

type StaffProvidersProps = {
  readonly language: Language;
  readonly messages: AbstractIntlMessages;
  readonly children: ReactNode;
};

/** Texts and times of the desk; times are those of the shop's own country. */
export function StaffProviders({ language, messages, children }: StaffProvidersProps) {
  const { timeZone } = COUNTRIES[DEFAULT_COUNTRY];
  return (
    <NextIntlClientProvider locale={language} messages={messages} timeZone={timeZone}>
      <MarketProvider country={DEFAULT_COUNTRY} language={language}>
        {children}
      </MarketProvider>
    </NextIntlClientProvider>
  );
}
