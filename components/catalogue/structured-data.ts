import type { Graph } from 'schema-dts';
import { breadcrumbList, type Crumb } from '@/components/seo/breadcrumbs';
import type { CatalogueBook } from '@/lib/catalogue';

type CatalogueDataContext = {
  /** Origin of the shop without a trailing slash. */
  readonly origin: string;
  readonly home: Crumb;
  /** The catalogue page. */
  readonly page: Crumb;
  readonly language: string;
  readonly books: readonly Pick<CatalogueBook, 'id' | 'title'>[];
};

/** JSON-LD of the catalogue: its books in order, and the breadcrumbs. */
export function catalogueStructuredData({ origin, home, page, language, books }: CatalogueDataContext) {
  const url = origin + page.path;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CollectionPage',
        '@id': url,
        url,
        name: page.name,
        inLanguage: language,
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: books.length,
          itemListElement: books.map(({ id, title }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: title,
            url: `${url}/${id}`,
          })),
        },
      },
      breadcrumbList(origin, [home, page]),
    ],
  } as const satisfies Graph;
}
