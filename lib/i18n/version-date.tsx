import type { ReactNode } from 'react';
import { getLocale } from '@/lib/markets';
import type { CurrentMarket } from './current-market';

/** Formats a version date in the page's language with Latin digits. `version` is `YYYY-MM-DD`. */
export function formatVersionDate(version: string, { country, language }: CurrentMarket): string {
  const locale = getLocale(country, language);
  return new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(version),
  );
}

/** Rich-text tag for a date. */
export const dateTag = (version: string) => ({
  time: (chunks: ReactNode) => (
    <bdi>
      <time dateTime={version}>{chunks}</time>
    </bdi>
  ),
});
