import { toEditionId } from '@/lib/catalogue/ids';
import { LANGUAGES, type Language } from '@/lib/markets';

export type PageKind = {
  /** Path below the country and language. */
  readonly rest: string;
  readonly status: 200 | 404;
  /** `personal`: never indexed; `missing`: a 404 page. */
  readonly audience: 'public' | 'personal' | 'missing';
};

const createKind = (audience: PageKind['audience'], rest: string): PageKind => ({
  rest,
  status: audience === 'missing' ? 404 : 200,
  audience,
});

/** One URL of every kind of page in a language. */
export const pageKinds = (language: Language): readonly PageKind[] => [
  ...[
    '',
    '/books',
    `/books/${toEditionId(12, language)}`,
    '/blog',
    '/blog/reading-aloud',
    '/roladin',
    '/sitemap',
    '/accessibility',
    '/privacy-policy',
    '/terms-of-service',
  ].map((rest) => createKind('public', rest)),
  ...['/wizard', '/my-books'].map((rest) => createKind('personal', rest)),
  ...['/no-such-page', `/books/${toEditionId(4999, language)}`, '/blog/no-such-post'].map((rest) =>
    createKind('missing', rest),
  ),
];

/** Every kind of page in every language of the Israeli shop. */
export const ALL_PAGES = LANGUAGES.flatMap((language) =>
  pageKinds(language).map((page) => ({ ...page, language, path: `/IL/${language}${page.rest}` })),
);
