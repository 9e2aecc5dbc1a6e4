import { type CountryCode, type Language, localePath } from '@/lib/markets';

export const BLOG_PATH = '/blog';

/** Path of a post without country and language. */
export const postSubpath = (id: string): string => `${BLOG_PATH}/${id}`;

export const postPath = (country: CountryCode, language: Language, id: string): string =>
  localePath(country, language, postSubpath(id));

/** Path of a language's feed. */
export const feedPath = (language: Language): string => `/api/blog/rss/${language}`;
