'use client';

import '@/app/globals.css';
import { useEffect } from 'react';
import { ProblemScreen } from '@/components/problem/problem-screen';
import { PROBLEM_WORDS } from '@/components/problem/problem-words';
import { COUNTRIES, DEFAULT_COUNTRY, directionOf, splitPath } from '@/lib/markets';

type GlobalErrorProps = { readonly error: unknown; readonly retry: () => void };

/** Country and language of the address, since nothing else is left that knows them. */
function addressed() {
  const { country, language } = splitPath(typeof location === 'undefined' ? '/' : location.pathname);
  const known = country ?? DEFAULT_COUNTRY;
  return { country: known, language: language ?? COUNTRIES[known].defaultLanguage };
}

/** Stands in for the whole document when even the root layout broke. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  const { country, language } = addressed();
  const direction = directionOf(language);
  // An <html> that React takes over from a broken page keeps its old attributes.
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  return (
    <html dir={direction} lang={language} suppressHydrationWarning>
      <body>
        <title>{PROBLEM_WORDS[language].title}</title>
        <ProblemScreen country={country} error={error} language={language} retry={retry} />
      </body>
    </html>
  );
}
