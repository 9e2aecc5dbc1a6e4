export { LANGUAGE_OFFSETS } from './book-pages';
export {
  COUNTRIES,
  COUNTRY_CODES,
  type Country,
  type CountryCode,
  type Currency,
  DEFAULT_COUNTRY,
  directionOf,
  isCountryCode,
  isLanguage,
  LANGUAGES,
  type Language,
  supportedPairs,
  supports,
} from './countries';
export { browserLanguage } from './decide';
export { localeOf, pageEditions } from './page-editions';
export { localePath, type SplitPath, splitPath } from './paths';
export { normalisedCountry, verificationCountry } from './phone-country';
export { isKnownRoute } from './routes';
