import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '@/lib/markets';
import ar from '@/messages/mails/ar.json';
import en from '@/messages/mails/en.json';
import he from '@/messages/mails/he.json';
import ru from '@/messages/mails/ru.json';
import type { Inline } from './inline';

type Messages = typeof he;
type Values = Readonly<Record<string, Inline | number>>;

const MESSAGES: Readonly<Record<Language, Messages>> = { he, en, ar, ru };

/** Arabic with the digits that its readers in our markets use, like every price in the shop. */
const LOCALES: Readonly<Record<Language, string>> = { he: 'he', en: 'en', ar: 'ar-u-nu-latn', ru: 'ru' };

const NO_BREAK_SPACE = '\u00a0';

/** The mail texts of one language and one section. */
type Texts<Section extends keyof Messages> = {
  /** A sentence as runs, so that each output escapes and isolates in its own way. */
  rich(key: keyof Messages[Section] & string, values?: Values): Inline[];
  /** A sentence as one string, for what has no markup: a subject, a button. */
  plain(key: keyof Messages[Section] & string, values?: Readonly<Record<string, string | number>>): string;
};

export function textsFor<Section extends keyof Messages>(language: Language, section: Section): Texts<Section> {
  const messages: Readonly<Record<string, string>> = MESSAGES[language][section];
  const format = (key: string) =>
    new IntlMessageFormat(messages[key] ?? key, LOCALES[language], undefined, { ignoreTag: true });
  return {
    rich: (key, values) =>
      format(key)
        .formatToParts<Inline>(values)
        .map(({ value }) => value),
    plain: (key, values) => String(format(key).format(values)),
  };
}

/** `November 28, 2026`, `28 בנובמבר 2026` in the reader's language and zone, on one line; the year on request. */
export function formatDate(date: Date, language: Language, timeZone: string, withYear: boolean): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    ...(withYear && { year: 'numeric' }),
    timeZone,
  })
    .format(date)
    .replace(/ /g, NO_BREAK_SPACE);
}
