'use client';

import type { AbstractIntlMessages } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '@/lib/markets';
import { showChunkError } from './chunk-load-error';
import { LoadedMessages } from './loaded-messages';
import { useMarket } from './market';

type LazyMessagesProps = {
  /** Message files below `messages/<language>/`, without extension. */
  readonly namespaces: readonly string[];
  /** Set if the visitor reads another language than the page's. */
  readonly language?: Language;
  readonly children: ReactNode;
};

/**
 * Loads messages for lazy dialogs and banners, so that pages do not carry them. Renders nothing until they are there.
 */
export function LazyMessages({ namespaces, language: other, children }: LazyMessagesProps) {
  const market = useMarket();
  const language = other ?? market.language;
  const [messages, setMessages] = useState<AbstractIntlMessages | null>(null);
  const wanted = namespaces.join(' ');
  useEffect(() => {
    let current = true;
    const files = wanted.split(' ').map(async (domain) => {
      const file = await import(`../../messages/${language}/${domain}.json`);
      return [domain, file.default] as const;
    });
    Promise.all(files).then(
      (entries) => current && setMessages(Object.fromEntries(entries)),
      () => current && showChunkError(),
    );
    return () => {
      current = false;
    };
  }, [language, wanted]);
  return (
    messages && (
      <LoadedMessages language={language} messages={messages}>
        {children}
      </LoadedMessages>
    )
  );
}
