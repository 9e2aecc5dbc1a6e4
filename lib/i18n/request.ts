import { country as rootCountry, lang as rootLang } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { COUNTRIES, DEFAULT_COUNTRY, isCountryCode, isLanguage } from '@/lib/markets';
import { loadMessages } from './load-messages';

/** Messages and formats for the page's country and language. */
export default getRequestConfig(async ({ locale: asked }) => {
  const [country, language] = await Promise.all([rootCountry(), rootLang()]);
  const market = COUNTRIES[isCountryCode(country) ? country : DEFAULT_COUNTRY];
  const wanted = asked ?? language;
  const lang = isLanguage(wanted) ? wanted : market.defaultLanguage;
  const tag = market.locales[lang] ?? lang;
  // Server and browser format prices, ages and dates with the same digits, so that hydration matches.
  const locale = lang === 'ar' ? `${tag}-u-nu-latn` : tag;
  return { locale, timeZone: market.timeZone, messages: await loadMessages(lang, market.code) };
});
