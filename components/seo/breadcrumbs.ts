import type { BreadcrumbList as Schema } from 'schema-dts';

/** Name and path of a page in the breadcrumbs; the last one is the page itself. */
export type Crumb = { readonly name: string; readonly path: string };

/** Breadcrumbs for JSON-LD. `origin` is the shop's origin without a trailing slash. */
export const breadcrumbList = (origin: string, crumbs: readonly Crumb[]) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  }) as const satisfies Schema;

export type BreadcrumbList = ReturnType<typeof breadcrumbList>;
