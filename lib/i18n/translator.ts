import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import { type CountryCode, DEFAULT_COUNTRY, type Language } from '@/lib/markets';
import { toMarketMessages } from './market-messages';
import { MESSAGES, type Messages } from './messages';

/** A domain of `messages/<language>/`, or a part of one: `mails`, `mails.orderPaid`. */
type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** Arabic with the digits that its readers in our markets use, like every price in the shop. */
const LOCALES: Readonly<Record<Language, string>> = { he: 'he', en: 'en', ar: 'ar-u-nu-latn', ru: 'ru' };

/**
 * The messages of one namespace outside React: the same function as `useTranslations` returns.
 * next-intl reads the messages both here in the worker (ICU source) and in the web build (compiled ahead).
 * Throws if a message cannot be formatted, so that no incomplete text is mailed or printed.
 */
export const translator = <const Name extends Namespace>(
  language: Language,
  namespace: Name,
  country: CountryCode = DEFAULT_COUNTRY,
) =>
  createTranslator({
    locale: LOCALES[language],
    messages: toMarketMessages(MESSAGES[language], { country, language }),
    namespace,
    onError: (error) => {
      throw error;
    },
  });

/** BCP 47 tag for `Intl` formats outside React; Latin digits in Arabic. */
export const formatLocale = (language: Language): string => LOCALES[language];
