// A CUBOT is a telephone.
const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|facebookcatalog|whatsapp|embedly|preview|lighthouse|inspectiontool|mediapartners|feedfetcher/i;

/**
 * Does a search engine or the preview of a shared link ask? It is never sent elsewhere by the country that its
 * machine stands in (rulings, "Routing and locale"); no more than that depends on it.
 */
export const isCrawler = (userAgent: string | null): boolean => CRAWLER.test(userAgent ?? '');
