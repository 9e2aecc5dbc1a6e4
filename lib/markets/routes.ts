/**
 * Pages that search engines may index and that are the same for every visitor; each exists below
 * `app/[country]/[lang]`.
 */
export const PUBLIC_ROUTE =
  /^\/(?:$|books$|books\/\d{1,5}$|blog$|blog\/[a-z0-9-]{1,80}$|kindergarten$|company-batch$|roladin$|sitemap$|accessibility$|privacy-policy$|terms-of-service$)/;

/** Personal pages: never indexed, never cached. */
export const PERSONAL_ROUTE =
  /^\/(?:wizard|my-books|kindergarten\/[\w-]+|class\/[\w-]+|company-batch\/[\w-]+|company\/(?:[\w-]+|order\/[\w-]+|[\w-]+\/(?:login|dashboard))|resume|stop-reminders|deletion-receipt|delete-photo|preview\/[\w-]+|share\/[\w-]+|gift\/[\w-]+|editor\/[\w-]+(?:\/hero)?|checkout\/[\w-]+|confirm\/[\w-]+|order-confirmation\/[\w-]+)$/;

/** Pages that people open by a link that somebody else sent them; they speak the visitor's language. */
const LINK_ROUTE = /^\/(?:class\/[\w-]+|company\/(?!(?:login|dashboard)$)[\w-]+|company\/order\/[\w-]+)$/;

export const isLinkRoute = (rest: string): boolean => LINK_ROUTE.test(rest);

export const isPublicRoute = (rest: string): boolean => PUBLIC_ROUTE.test(rest);

/** Whether such a page exists. `rest` is a path without country and language. */
export const isKnownRoute = (rest: string): boolean => isPublicRoute(rest) || PERSONAL_ROUTE.test(rest);
