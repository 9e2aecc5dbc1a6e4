import type { ReactNode } from 'react';
import type { CurrentMarket } from '@/components/layout/current-market';
import { localeOf } from '@/lib/markets';

/** The day of a version in the page's language, with the figures that prices have. `version` is `YYYY-MM-DD`. */
export function versionDate(version: string, { country, language }: CurrentMarket): string {
  const locale = localeOf(country, language);
  return new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(version),
  );
}

/** Marks a date that a message carries. */
export const dateMark = (version: string) => ({
  time: (chunks: ReactNode) => (
    <bdi>
      <time dateTime={version}>{chunks}</time>
    </bdi>
  ),
});
