/** A locale as Open Graph writes it, with an underscore. */
export const graphLocale = (locale: string): string => locale.replace('-', '_');
