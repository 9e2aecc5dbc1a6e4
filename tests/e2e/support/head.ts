/** What the head of a page says to search engines and to those who share it. */
export type Head = {
  /** Path of the one canonical link. */
  readonly canonical: string;
  /** Paths of the editions by locale, `x-default` too. */
  readonly editions: Readonly<Record<string, string>>;
  /** Meta tags by name or property; of several the first. */
  readonly meta: Readonly<Record<string, string>>;
  readonly title: string;
  /** The parsed facts of schema.org. */
  readonly facts: ReadonlyArray<Readonly<Record<string, unknown>>>;
};

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';

const tags = (html: string, name: string): readonly string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

const pathOf = (address: string): string => new URL(address).pathname;

/** Reads the head out of a page's HTML; throws where there is not exactly one canonical link or facts do not parse. */
export function readHead(html: string): Head {
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
