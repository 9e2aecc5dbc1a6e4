import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link } from '@/components/ui/link';
import type { CountryCode, Language } from '@/lib/markets';
import { postLink } from './links';

type PostTextProps = {
  /** Markdown. */
  readonly text: string;
  readonly country: CountryCode;
  readonly language: Language;
};

/** Pictures of the shop's own only: no other site learns who reads. */
const OWN_PICTURE = /^\/pictures\/[\w-]+\.(?:avif|webp|jpg|png)$/;

/** The page has its title: headings of a text stand below it. */
const LOWER: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h5: ({ children }) => <h4>{children}</h4>,
  h6: ({ children }) => <h4>{children}</h4>,
  img: ({ src, alt }) =>
    typeof src === 'string' && OWN_PICTURE.test(src) ? (
      // biome-ignore lint/performance/noImgElement: made ahead in the width of the column
      <img alt={alt ?? ''} decoding="async" loading="lazy" src={src} />
    ) : null,
};

const keepUrl = (url: string): string => url;

/** A post's Markdown as elements: no HTML of its own, and links only to pages of the shop or over http(s). */
export function PostText({ text, country, language }: PostTextProps) {
  const anchor = ({ href, children }: { readonly href?: string | undefined; readonly children?: ReactNode }) => {
    const link = postLink(href, country, language);
    if (!link) return <span>{children}</span>;
    if (link.kind === 'here') return <Link href={link.href}>{children}</Link>;
    return (
      <a href={link.href} rel="noopener noreferrer">
        {children}
      </a>
    );
  };
  return (
    // Every address is judged by `postLink` and `OWN_PICTURE`, which are stricter than the library's own filter.
    <Markdown components={{ ...LOWER, a: anchor }} remarkPlugins={[remarkGfm]} skipHtml urlTransform={keepUrl}>
      {text}
    </Markdown>
  );
}
