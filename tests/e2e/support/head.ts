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

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';

const tags = (html: string, name: string): readonly string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

const pathOf = (address: string): string => new URL(address).pathname;

/**
 * Parses the head of a page's HTML; throws unless there is exactly one canonical link and all structured data parses.
 */
export function parseHead(html: string): Head {
  const links = tags(html, 'link');
  const canonical = links.filter((tag) => attribute(tag, 'rel') === 'canonical');
  const [only] = canonical;
  if (!only || canonical.length > 1) throw new Error(`${canonical.length} canonical links`);
  const editions = links.filter((tag) => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hreflang'));
  const named = tags(html, 'meta').map((tag) => [
    attribute(tag, 'name') || attribute(tag, 'property'),
    attribute(tag, 'content'),
  ]);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    canonical: pathOf(attribute(only, 'href')),
    editions: Object.fromEntries(
      editions.map((tag) => [attribute(tag, 'hreflang'), pathOf(attribute(tag, 'href'))] as const),
    ),
    meta: Object.fromEntries(named.reverse()),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    facts: scripts.map(([, json = '']) => JSON.parse(json)),
  };
}
