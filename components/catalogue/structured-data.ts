import type { Graph } from 'schema-dts';
import { breadcrumbList, type Crumb } from '@/components/seo/breadcrumbs';
import type { CatalogueBook } from '@/lib/catalogue';

type Described = {
  /** Of the shop, without a slash at its end. */
  readonly origin: string;
  readonly home: Crumb;
  /** The catalogue itself. */
  readonly page: Crumb;
  readonly language: string;
  readonly books: readonly Pick<CatalogueBook, 'id' | 'title'>[];
};

/** What search engines read about the catalogue: its books in the order of the shelf, and where the page stands. */
export function catalogueStructuredData({ origin, home, page, language, books }: Described) {
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
