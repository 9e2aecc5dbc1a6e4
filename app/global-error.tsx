'use client';

import { useEffect } from 'react';
import { ERROR_MESSAGES } from '@/components/feedback/error-messages';
import { ErrorScreen } from '@/components/feedback/error-screen';
import { COUNTRIES, DEFAULT_COUNTRY, getTextDirection, splitPath } from '@/lib/markets';
import stylesheet from './global-error.pcss';

type GlobalErrorProps = { readonly error: unknown; readonly retry: () => void };

/** Country and language from the URL, because no provider is left. */
function getLocaleFromUrl() {
  const { country, language } = splitPath(typeof location === 'undefined' ? '/' : location.pathname);
  const known = country ?? DEFAULT_COUNTRY;
  return { country: known, language: language ?? COUNTRIES[known].defaultLanguage };
}

/** Replaces the whole document when the root layout fails. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  const { country, language } = getLocaleFromUrl();
  const direction = getTextDirection(language);
  // React keeps the old attributes of an existing <html> element.
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  return (
    <html dir={direction} lang={language} suppressHydrationWarning>
      <body>
        <link href={stylesheet} rel="stylesheet" />
        <title>{ERROR_MESSAGES[language].title}</title>
        <ErrorScreen country={country} error={error} language={language} retry={retry} />
      </body>
    </html>
  );
}
