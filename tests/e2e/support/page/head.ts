import { type HtmlElement, Parser } from 'html-validate';
import { htmlValidate } from '../../../config/html-validate';

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

/** An attribute's text; the parser keeps it as it is written. */
const getText = (element: HtmlElement, name: string): string =>
  (element.getAttributeValue(name) ?? '').replaceAll('&amp;', '&');

const getPath = (element: HtmlElement): string => new URL(getText(element, 'href')).pathname;

/**
 * Parses the head of a page's HTML; rejects unless there is exactly one canonical link and all structured data parses.
 */
export async function parseHead(html: string): Promise<Head> {
  const page = new Parser(await htmlValidate.getConfigFor('page.html')).parseHtml(html);
  const canonical = page.querySelectorAll('link[rel="canonical"]');
  const [link] = canonical;
  if (!link || canonical.length > 1) throw new Error(`${canonical.length} canonical links`);
  const editions = page.querySelectorAll('link[rel="alternate"]').filter((edition) => getText(edition, 'hreflang'));
  const metaEntries = page
    .querySelectorAll('meta')
    .map((tag) => [getText(tag, 'name') || getText(tag, 'property'), getText(tag, 'content')]);
  return {
    canonical: getPath(link),
    editions: Object.fromEntries(editions.map((edition) => [getText(edition, 'hreflang'), getPath(edition)] as const)),
    meta: Object.fromEntries(metaEntries.reverse()),
    title: page.querySelector('title')?.textContent ?? '',
    facts: page
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ textContent }) => JSON.parse(textContent)),
  };
}
