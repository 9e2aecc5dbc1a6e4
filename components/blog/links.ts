import { type CountryCode, type Language, localePath, splitPath } from '@/lib/markets';

export type PostLink =
  | { readonly kind: 'here'; readonly href: string }
  | { readonly kind: 'away'; readonly href: string };

const AWAY = /^https?:\/\//i;
/** A path of this site; two slashes would name another host, and browsers read a backslash as a slash. */
const HERE = /^\/(?!\/|\\|%5c)/i;

/**
 * Where a link of a post leads: a page of the shop in the reader's market, or another site over http(s).
 * `null` for everything else, such as `javascript:`, which stays plain text.
 */
export function postLink(url: string | undefined, country: CountryCode, language: Language): PostLink | null {
  if (!url) return null;
  if (AWAY.test(url)) return URL.canParse(url) ? { kind: 'away', href: url } : null;
  if (!HERE.test(url)) return null;
  const { rest } = splitPath(url);
  return { kind: 'here', href: localePath(country, language, rest) };
}
