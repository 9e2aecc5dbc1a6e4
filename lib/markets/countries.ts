export const LANGUAGES = ['he', 'en', 'ar', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const COUNTRY_CODES = ['IL', 'US', 'KE'] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];

export type Currency = 'ILS' | 'USD' | 'KES';

export type Country = {
  readonly code: CountryCode;
  readonly currency: Currency;
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  /** E.164 prefix with the plus sign. */
  readonly phonePrefix: string;
  readonly timeZone: string;
  readonly locales: Readonly<Partial<Record<Language, string>>>;
};

/** The markets (spec §3 "Country config"). The messages hold their names. */
export const COUNTRIES: Readonly<Record<CountryCode, Country>> = {
  IL: {
    code: 'IL',
    currency: 'ILS',
    defaultLanguage: 'he',
    languages: LANGUAGES,
    phonePrefix: '+972',
    timeZone: 'Asia/Jerusalem',
    locales: { he: 'he-IL', en: 'en-IL', ar: 'ar-IL', ru: 'ru-IL' },
  },
  US: {
    code: 'US',
    currency: 'USD',
    defaultLanguage: 'en',
    languages: ['en'],
    phonePrefix: '+1',
    timeZone: 'America/New_York',
    locales: { en: 'en-US' },
  },
  KE: {
    code: 'KE',
    currency: 'KES',
    defaultLanguage: 'en',
    languages: ['en'],
    phonePrefix: '+254',
    timeZone: 'Africa/Nairobi',
    locales: { en: 'en-KE' },
  },
};

export const DEFAULT_COUNTRY: CountryCode = 'IL';

export const isCountryCode = (value: unknown): value is CountryCode => COUNTRY_CODES.some((code) => code === value);
export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

export const supportsLanguage = (country: CountryCode, language: Language): boolean =>
  COUNTRIES[country].languages.includes(language);

/** Every valid pair of country and language, default country first. */
export const supportedPairs: ReadonlyArray<{ readonly country: CountryCode; readonly lang: Language }> =
  COUNTRY_CODES.flatMap((country) => COUNTRIES[country].languages.map((lang) => ({ country, lang })));

export const getTextDirection = (language: Language): 'rtl' | 'ltr' =>
  language === 'he' || language === 'ar' ? 'rtl' : 'ltr';
