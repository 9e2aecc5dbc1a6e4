/** Pages that search engines may index and that never differ by visitor (rulings, "Routing and locale"). */
export const PUBLIC_ROUTE =
  /^\/(?:$|books(?:\/\d+)?$|blog(?:\/[\w-]+)?$|kindergarten$|roladin$|sitemap$|privacy-policy$|terms-of-service$|accessibility$)/;

/** Pages of one person: never indexed, never cached. */
export const PERSONAL_ROUTE =
  /^\/(?:wizard|my-books|company-batch|preview\/[\w-]+|checkout\/[\w-]+|editor\/[\w-]+|order-confirmation\/[\w-]+|company\/dashboard|company\/[\w-]+(?:\/(?:login|dashboard))?)$/;

export const isKnownRoute = (rest: string): boolean => PUBLIC_ROUTE.test(rest) || PERSONAL_ROUTE.test(rest);
