import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link } from '@/components/ui/link';
import { isPostPicture } from '@/lib/blog';
import type { CountryCode, Language } from '@/lib/markets';
import { resolvePostLink } from './post-link';

type PostTextProps = {
  /** Markdown source. */
  readonly text: string;
  readonly country: CountryCode;
  readonly language: Language;
};

/** The page has its own h1, so headings in the text start at level two. */
const MARKDOWN_COMPONENTS: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h5: ({ children }) => <h4>{children}</h4>,
  h6: ({ children }) => <h4>{children}</h4>,
  img: ({ src, alt }) =>
    typeof src === 'string' && isPostPicture(src) ? (
      // biome-ignore lint/performance/noImgElement: made ahead in the width of the column
      <img alt={alt ?? ''} decoding="async" loading="lazy" src={src} />
    ) : null,
};

const keepUrlUnchanged = (url: string): string => url;

/** Renders a post's Markdown: no raw HTML, and links only to shop pages or over http(s). */
export function PostText({ text, country, language }: PostTextProps) {
  const anchor = ({ href, children }: { readonly href?: string | undefined; readonly children?: ReactNode }) => {
    const link = resolvePostLink(href, country, language);
    if (!link) return <span>{children}</span>;
    if (link.kind === 'here') return <Link href={link.href}>{children}</Link>;
    return (
      <a href={link.href} rel="noopener noreferrer">
        {children}
      </a>
    );
  };
  return (
    // `resolvePostLink` and `isPostPicture` check every URL; they are stricter than the library's own filter.
    <Markdown
      components={{ ...MARKDOWN_COMPONENTS, a: anchor }}
      remarkPlugins={[remarkGfm]}
      skipHtml
      urlTransform={keepUrlUnchanged}
    >
      {text}
    </Markdown>
  );
}
