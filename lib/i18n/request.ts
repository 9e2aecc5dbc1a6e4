import { country as rootCountry, lang as rootLang } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { COUNTRIES, DEFAULT_COUNTRY, isCountryCode, isLanguage } from '@/lib/markets';
import { loadMessages } from './load-messages';

/** Messages and formats of the page's country and language. */
export default getRequestConfig(async ({ locale }) => {
  const [country, language] = await Promise.all([rootCountry(), rootLang()]);
  const market = COUNTRIES[isCountryCode(country) ? country : DEFAULT_COUNTRY];
  const wanted = locale ?? language;
  const lang = isLanguage(wanted) ? wanted : market.defaultLanguage;
  return { locale: market.locales[lang] ?? lang, timeZone: market.timeZone, messages: await loadMessages(lang) };
});
