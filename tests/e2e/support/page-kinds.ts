import { editionId } from '@/lib/catalogue';
import { LANGUAGES, type Language } from '@/lib/markets';

export type PageKind = {
  /** Path below the country and language. */
  readonly rest: string;
  readonly status: 200 | 404;
  /** `personal`: of one person and never indexed; `missing`: what answers where no page is. */
  readonly audience: 'everybody' | 'personal' | 'missing';
};

const kind = (audience: PageKind['audience'], rest: string): PageKind => ({
  rest,
  status: audience === 'missing' ? 404 : 200,
  audience,
});

/** One address of every kind of page in a language. */
export const pageKinds = (language: Language): readonly PageKind[] => [
  ...[
    ...['', '/books', `/books/${editionId(12, language)}`],
    ...['/blog', '/blog/reading-aloud', '/roladin', '/sitemap', '/accessibility', '/privacy-policy'],
    '/terms-of-service',
  ].map((rest) => kind('everybody', rest)),
  ...['/wizard', '/my-books'].map((rest) => kind('personal', rest)),
  ...['/no-such-page', '/books/4999', '/blog/no-such-post'].map((rest) => kind('missing', rest)),
];

/** Every kind of page in every language, as the Israeli shop has it. */
export const ALL_PAGES = LANGUAGES.flatMap((language) =>
  pageKinds(language).map((page) => ({ ...page, language, path: `/IL/${language}${page.rest}` })),
);
