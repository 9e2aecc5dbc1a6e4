export { getAlternates, getLocale } from './alternates';

export { LANGUAGE_OFFSETS } from './book-ids';
export { addBusinessDays, subtractBusinessDays } from './business-days';
export {
  COUNTRIES,
  COUNTRY_CODES,
  type Country,
  type CountryCode,
  type Currency,
  DEFAULT_COUNTRY,
  getTextDirection,
  isCountryCode,
  isLanguage,
  LANGUAGES,
  type Language,
  supportedPairs,
  supportsLanguage,
} from './countries';
export { isDaytime } from './daytime';
export { browserLanguage } from './decide-route';
export { getLocalDay } from './holidays/calendar-day';
export { LANGUAGE_NAMES } from './language-names';
export { listOccasions, type Occasion, type OccasionId } from './occasions';
export { localePath, type SplitPath, splitPath } from './paths';
export { getVerificationCountry } from './phone-country';
export { isKnownRoute, isPublicRoute, PERSONAL_ROUTE } from './routes';
