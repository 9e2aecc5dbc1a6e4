/** The locale of Open Graph where a page's own names no region (spec §2 "Locale map"). */
const DEFAULT_GRAPH_LOCALE = 'en_US';

/** A locale as Open Graph writes it, with an underscore. */
export const graphLocale = (locale: string): string =>
  locale.includes('-') ? locale.replace('-', '_') : DEFAULT_GRAPH_LOCALE;
