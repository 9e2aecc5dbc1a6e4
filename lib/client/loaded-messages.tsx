'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { COUNTRIES, getLocale, type Language } from '@/lib/markets';
import { useMarket } from './market';

type LoadedMessagesProps = {
  readonly messages: AbstractIntlMessages;
  readonly language: Language;
  readonly children: ReactNode;
};

/** Provides messages that were loaded, or came as props of a component that is loaded later. */
export function LoadedMessages({ messages, language, children }: LoadedMessagesProps) {
  const { country } = useMarket();
  const locale = getLocale(country, language);
  return (
    <NextIntlClientProvider
      locale={language === 'ar' ? `${locale}-u-nu-latn` : locale}
      messages={messages}
      timeZone={COUNTRIES[country].timeZone}
    >
      {children}
    </NextIntlClientProvider>
  );
}
