import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import { type CountryCode, DEFAULT_COUNTRY, type Language } from '@/lib/markets';
import { toMarketMessages } from './market-messages';
import { MESSAGES, type Messages } from './messages';

/** A domain of `messages/<language>/`, or a part of one: `mails`, `mails.orderPaid`. */
type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** Arabic with the digits that its readers in our markets use, like every price in the shop. */
const LOCALES: Readonly<Record<Language, string>> = { he: 'he', en: 'en', ar: 'ar-u-nu-latn', ru: 'ru' };

function createMarketTranslator<const Name extends Namespace>(
  language: Language,
  namespace: Name,
  country: CountryCode,
) {
  return createTranslator({
    locale: LOCALES[language],
    messages: toMarketMessages(MESSAGES[language], { country, language }),
    namespace,
    onError: (error) => {
      throw error;
    },
  });
}

const TRANSLATORS = new Map<string, unknown>();

/**
 * The messages of one namespace outside React: the same function as `useTranslations` returns, made once, because lists
 * ask for it for each of their rows. next-intl reads the messages both here in the worker (ICU source) and in the web
 * build (compiled ahead). Throws if a message cannot be formatted, so that no incomplete text is mailed or printed.
 */
export function translator<const Name extends Namespace>(
  language: Language,
  namespace: Name,
  country: CountryCode = DEFAULT_COUNTRY,
): ReturnType<typeof createMarketTranslator<Name>> {
  const key = [language, namespace, country].join(':');
  const known = TRANSLATORS.get(key) ?? createMarketTranslator(language, namespace, country);
  TRANSLATORS.set(key, known);
  return known as ReturnType<typeof createMarketTranslator<Name>>;
}

/** BCP 47 tag for `Intl` formats outside React; Latin digits in Arabic. */
export const formatLocale = (language: Language): string => LOCALES[language];
