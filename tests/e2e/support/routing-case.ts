/** Cookies and headers of a visitor. */
export type Visitor = {
  readonly lock?: string;
  readonly country?: string;
  readonly detected?: string;
  readonly language?: string;
  readonly accept?: string;
  readonly agent?: string;
};

export type RoutingCase = {
  readonly path: string;
  readonly visitor: Visitor;
} /** The static page at its canonical URL; middleware does not run. */ & (
  | { readonly kind: 'page' }
  /** A personal page at its canonical URL. */
  | { readonly kind: 'personal' }
  /** The page at `to`, rewritten under the requested URL. */
  | { readonly kind: 'rewrite'; readonly to: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 307 | 308 }
  /** The localized 404 page of the market in `to`. */
  | { readonly kind: 'notFound'; readonly to: string }
  /** The page at `to`, which answers 404 for an unknown post or book. */
  | { readonly kind: 'notFoundByPage'; readonly to: string }
  /** The page at `to`, which redirects to the catalogue: the book has no edition in the path's language. */
  | { readonly kind: 'catalogueRedirect'; readonly to: string }
);

/** Whether a static page answers the URL without middleware. */
export const isCanonical = (entry: RoutingCase): boolean =>
  entry.kind === 'page' ||
  ((entry.kind === 'notFoundByPage' || entry.kind === 'catalogueRedirect') && entry.to === entry.path);

const ANONYMOUS: Visitor = {};
export const page = (path: string, visitor = ANONYMOUS): RoutingCase => ({ kind: 'page', path, visitor });
export const personal = (path: string, visitor = ANONYMOUS): RoutingCase => ({ kind: 'personal', path, visitor });
export const rewrite = (path: string, to: string, visitor = ANONYMOUS): RoutingCase => ({
  kind: 'rewrite',
  path,
  to,
  visitor,
});
export const notFound = (path: string, to: string, visitor = ANONYMOUS): RoutingCase => ({
  kind: 'notFound',
  path,
  to,
  visitor,
});
export const notFoundByPage = (path: string, to = path, visitor = ANONYMOUS): RoutingCase => ({
  kind: 'notFoundByPage',
  path,
  to,
  visitor,
});
export const catalogueRedirect = (path: string, to = path, visitor = ANONYMOUS): RoutingCase => ({
  kind: 'catalogueRedirect',
  path,
  to,
  visitor,
});
/** Permanent: normalizes the URL for every visitor. */
export const permanentRedirect = (path: string, to: string, visitor = ANONYMOUS): RoutingCase => ({
  kind: 'redirect',
  status: 308,
  path,
  to,
  visitor,
});
/** Temporary: depends on the visitor's choice. */
export const temporaryRedirect = (path: string, to: string, visitor = ANONYMOUS): RoutingCase => ({
  kind: 'redirect',
  status: 307,
  path,
  to,
  visitor,
});
