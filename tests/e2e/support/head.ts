/** The SEO and Open Graph data in a page's head. */
export type Head = {
  /** Path of the one canonical link. */
  readonly canonical: string;
  /** Paths of the editions by locale, `x-default` too. */
  readonly editions: Readonly<Record<string, string>>;
  /** Meta tags by name or property; the first of several. */
  readonly meta: Readonly<Record<string, string>>;
  readonly title: string;
  /** The parsed schema.org data. */
  readonly facts: ReadonlyArray<Readonly<Record<string, unknown>>>;
};

const getAttribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';

const findTags = (html: string, name: string): readonly string[] =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

const getPath = (url: string): string => new URL(url).pathname;

/**
 * Parses the head of a page's HTML; throws unless there is exactly one canonical link and all structured data parses.
 */
export function parseHead(html: string): Head {
  const links = findTags(html, 'link');
  const canonical = links.filter((tag) => getAttribute(tag, 'rel') === 'canonical');
  const [link] = canonical;
  if (!link || canonical.length > 1) throw new Error(`${canonical.length} canonical links`);
  const editions = links.filter((tag) => getAttribute(tag, 'rel') === 'alternate' && getAttribute(tag, 'hreflang'));
  const metaEntries = findTags(html, 'meta').map((tag) => [
    getAttribute(tag, 'name') || getAttribute(tag, 'property'),
    getAttribute(tag, 'content'),
  ]);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    canonical: getPath(getAttribute(link, 'href')),
    editions: Object.fromEntries(
      editions.map((tag) => [getAttribute(tag, 'hreflang'), getPath(getAttribute(tag, 'href'))] as const),
    ),
    meta: Object.fromEntries(metaEntries.reverse()),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    facts: scripts.map(([, json = '']) => JSON.parse(json)),
  };
}
