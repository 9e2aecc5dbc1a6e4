'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { sayLost } from '@/components/ui/lost-part';
import { COUNTRIES, type Language, localeOf } from '@/lib/markets';
import { useMarket } from './market';

type WithWordsProps = {
  /** Files below `messages/<language>/`, without ending. */
  readonly domains: readonly string[];
  /** Where the visitor reads another language than the page's. */
  readonly language?: Language;
  readonly children: ReactNode;
};

/** Words for what opens late (dialogs, banners): loaded with it, so that no page carries them. Nothing shows before. */
export function WithWords({ domains, language: other, children }: WithWordsProps) {
  const market = useMarket();
  const language = other ?? market.language;
  const [messages, setMessages] = useState<AbstractIntlMessages | null>(null);
  const wanted = domains.join(' ');
  useEffect(() => {
    let current = true;
    const files = wanted.split(' ').map(async (domain) => {
      const file = await import(`../../messages/${language}/${domain}.json`);
      return [domain, file.default] as const;
    });
    Promise.all(files).then(
      (entries) => current && setMessages(Object.fromEntries(entries)),
      () => current && sayLost(),
    );
    return () => {
      current = false;
    };
  }, [language, wanted]);
  return (
    messages && (
      <Words language={language} messages={messages}>
        {children}
      </Words>
    )
  );
}

type WordsProps = {
  readonly messages: AbstractIntlMessages;
  readonly language: Language;
  readonly children: ReactNode;
};

/** Words that are there. */
function Words({ messages, language, children }: WordsProps) {
  const { country } = useMarket();
  const locale = localeOf(country, language);
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
