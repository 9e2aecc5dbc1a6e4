/** Open Graph locale if the page's locale has no region (spec §2 "Locale map"). */
const DEFAULT_OG_LOCALE = 'en_US';

/** Converts a locale to Open Graph's form with an underscore. */
export const ogLocale = (locale: string): string =>
  locale.includes('-') ? locale.replace('-', '_') : DEFAULT_OG_LOCALE;
