import type { ReactNode } from 'react';
import { formatLocale, translator } from '@/lib/i18n/server';
import type { Language } from '@/lib/markets';
import type mails from '@/messages/he/mails.json';
import { withIsolates } from './bidi';

type Messages = typeof mails;
type Values = Readonly<Record<string, string | number>>;
type Tag = (chunks: ReactNode) => ReactNode;

/** The texts of one section of `mails.json` in one language. */
type EmailTexts<Section extends keyof Messages> = {
  /** A plain string, for text without markup: a subject, a button. */
  readonly plain: (key: keyof Messages[Section] & string, values?: Values) => string;
  /** A sentence with isolated values and links. */
  readonly rich: (
    key: keyof Messages[Section] & string,
    values?: Readonly<Record<string, string | number | Tag>>,
  ) => ReactNode;
};

export function getEmailTexts<Section extends keyof Messages>(
  language: Language,
  section: Section,
): EmailTexts<Section> {
  // next-intl's types cannot follow a section that is a type parameter.
  const t = translator(language, `mails.${section}` as 'mails') as unknown as {
    (key: string, values?: Values): string;
    rich(key: string, values?: object): ReactNode;
  };
  return { plain: (key, values) => t(key, values), rich: (key, values) => withIsolates(t.rich(key, values)) };
}

/** A day and its time in the reader's language and time zone: `November 28, 9:30 PM`. */
export const formatDateTime = (date: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(formatLocale(language), {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(date);

const NO_BREAK_SPACE = '\u00a0';

/**
 * `November 28, 2026`, `28 בנובמבר 2026` in the reader's language and time zone, on one line, optionally with the year.
 */
export function formatDate(date: Date, language: Language, timeZone: string, withYear: boolean): string {
  return new Intl.DateTimeFormat(formatLocale(language), {
    day: 'numeric',
    month: 'long',
    ...(withYear && { year: 'numeric' }),
    timeZone,
  })
    .format(date)
    .replace(/ /g, NO_BREAK_SPACE);
}
