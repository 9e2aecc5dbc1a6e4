import { toEditionId } from '@/lib/catalogue';

/** A page of each kind that visitors enter by, in Hebrew and in English. */
export const PAGE_PATHS: readonly string[] = (['he', 'en'] as const).flatMap((language) =>
  ['', '/books', `/books/${toEditionId(12, language)}`, '/blog', '/kindergarten', '/company-batch'].map(
    (rest) => `/IL/${language}${rest}`,
  ),
);
