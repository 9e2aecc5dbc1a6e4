import { type CountryCode, type Language, localePath, splitPath } from '@/lib/markets';

export type PostLink =
  | { readonly kind: 'here'; readonly href: string }
  | { readonly kind: 'away'; readonly href: string };

const EXTERNAL_URL = /^https?:\/\//i;
/** A path of this site. Two slashes would name another host, and browsers read a backslash as a slash. */
const INTERNAL_PATH = /^\/(?!\/|\\|%5c)/i;

/**
 * Resolves a link in a post: a page of the shop in the reader's market, or another site over http(s).
 * Returns `null` for everything else, such as `javascript:`; the text then stays plain.
 */
export function resolvePostLink(url: string | undefined, country: CountryCode, language: Language): PostLink | null {
  if (!url) return null;
  if (EXTERNAL_URL.test(url)) return URL.canParse(url) ? { kind: 'away', href: url } : null;
  if (!INTERNAL_PATH.test(url)) return null;
  const { rest } = splitPath(url);
  return { kind: 'here', href: localePath(country, language, rest) };
}
