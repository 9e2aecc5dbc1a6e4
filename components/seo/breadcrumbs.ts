import type { BreadcrumbList as Schema } from 'schema-dts';

/** Where a page stands: a name and a path, the last place being the page itself. */
export type Crumb = { readonly name: string; readonly path: string };

/** The way to a page in the words of schema.org; `origin` is the shop's, without a slash at its end. */
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
