// CUBOT is a phone brand, not a bot.
const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|facebookcatalog|whatsapp|embedly|preview|lighthouse|inspectiontool|mediapartners|feedfetcher/i;

/**
 * Whether a search engine or a link preview sends the request. Its server's country never causes a redirect (§2);
 * nothing else depends on it.
 */
export const isCrawler = (userAgent: string | null): boolean => CRAWLER.test(userAgent ?? '');
