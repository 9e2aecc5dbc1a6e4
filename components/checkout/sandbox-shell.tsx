'use client';

import { type AbstractIntlMessages, NextIntlClientProvider, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { SwrProvider } from '@/lib/client/api/swr-provider';
import type { Language } from '@/lib/markets';

type SandboxShellProps = {
  readonly language: Language;
  readonly messages: AbstractIntlMessages;
  readonly children: ReactNode;
};

/** Wraps every sandbox page: messages, and a banner saying that nothing here is real. */
export function SandboxShell({ language, messages, children }: SandboxShellProps) {
  return (
    <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
      <SwrProvider>
        <Banner />
        {children}
      </SwrProvider>
    </NextIntlClientProvider>
  );
}

function Banner() {
  const t = useTranslations('checkout.sandbox');
  return (
    <header className="flex items-center justify-center gap-2 bg-honey px-4 py-2.5 text-center font-semibold text-small">
      <Icon name="triangle-exclamation-point" />
      {t('banner')}
    </header>
  );
}
