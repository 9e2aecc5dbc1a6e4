import { country as rootCountry, lang as rootLang } from 'next/root-params';
import { COUNTRIES, type CountryCode, DEFAULT_COUNTRY, isCountryCode, isLanguage, type Language } from '@/lib/markets';

export type CurrentMarket = { readonly country: CountryCode; readonly language: Language };

/** Country and language of the page being rendered, from its path. Only for server components. */
export async function currentMarket(): Promise<CurrentMarket> {
  const [askedCountry, askedLanguage] = await Promise.all([rootCountry(), rootLang()]);
  const country = isCountryCode(askedCountry) ? askedCountry : DEFAULT_COUNTRY;
  const language = isLanguage(askedLanguage) ? askedLanguage : COUNTRIES[country].defaultLanguage;
  return { country, language };
}
