'use client';

import { useMarket } from '@/lib/client/market';
import { ErrorScreen, type ErrorScreenProps } from './error-screen';
import './error.css';

/** Error screen of a page. Retrying reloads the page's data first. */
export function PageError({ error, retry }: Pick<ErrorScreenProps, 'error' | 'retry'>) {
  const { country, language } = useMarket();
  return <ErrorScreen country={country} error={error} language={language} retry={retry} />;
}
