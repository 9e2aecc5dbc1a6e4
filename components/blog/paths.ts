import { type CountryCode, type Language, localePath } from '@/lib/markets';

export const BLOG_PATH = '/blog';

/** Path of a post below the country and language. */
export const postRest = (id: string): string => `${BLOG_PATH}/${id}`;

export const postPath = (country: CountryCode, language: Language, id: string): string =>
  localePath(country, language, postRest(id));

/** Where a language's feed lies. */
export const feedPath = (language: Language): string => `/api/blog/rss/${language}`;
