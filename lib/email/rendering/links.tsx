import type { ReactNode } from 'react';
import { Link } from 'react-email';
import type { Language } from '@/lib/markets';
import { stylesFor } from './theme';

/** Returns an absolute web URL unchanged; throws for anything else, because an e-mail has no base URL. */
export function checkWebUrl(url: string): string {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('An e-mail links only to web pages');
  return url;
}

type Tag = (chunks: ReactNode) => ReactNode;

/** Renders a tag of a message as a link to a page. `dir="auto"` isolates its label from the sentence. */
export const linkTo =
  (language: Language, url: string): Tag =>
  (label) => (
    <Link key={url} href={checkWebUrl(url)} dir="auto" style={stylesFor(language).link}>
      {label}
    </Link>
  );

/** Renders a tag of a message as a `mailto:` link. */
export const mailTo =
  (language: Language, email: string): Tag =>
  (label) => (
    <Link key={email} href={`mailto:${email}`} dir="auto" style={stylesFor(language).link}>
      {label}
    </Link>
  );
