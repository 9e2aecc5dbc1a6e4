import type { Graph } from 'schema-dts';
import { breadcrumbList, type Crumb } from '@/components/seo/breadcrumbs';
import { organizationId } from '@/components/seo/organization';
import type { BlogPost } from '@/lib/blog';
import { BRAND } from '@/lib/brand';

type PostDataContext = {
  /** Origin of the shop without a trailing slash. */
  readonly origin: string;
  /** BCP 47 tag of the market. */
  readonly locale: string;
  /** The last one is the page itself. */
  readonly crumbs: readonly Crumb[];
};

const organizationRef = (origin: string) =>
  ({ '@type': 'Organization', '@id': organizationId(origin), name: BRAND.name, url: origin }) as const;

function blogPosting(post: BlogPost, path: string, { origin, locale }: PostDataContext) {
  const url = origin + path;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.description,
    image: [origin + post.image],
    datePublished: post.date,
    inLanguage: locale,
    timeRequired: `PT${post.readingTime}M`,
    url,
    mainEntityOfPage: url,
    author: organizationRef(origin),
    publisher: organizationRef(origin),
  } as const;
}

/** JSON-LD of a post and its breadcrumbs. */
export function postStructuredData(post: BlogPost, described: PostDataContext) {
  const { origin, crumbs } = described;
  return {
    '@context': 'https://schema.org',
    '@graph': [blogPosting(post, crumbs.at(-1)?.path ?? '', described), breadcrumbList(origin, crumbs)],
  } as const satisfies Graph;
}

type BlogText = { readonly name: string; readonly description: string };
type ListedPost = { readonly post: BlogPost; readonly path: string };

/** JSON-LD of the blog page and its breadcrumbs. */
export function blogStructuredData(words: BlogText, listed: readonly ListedPost[], described: PostDataContext) {
  const { origin, locale, crumbs } = described;
  const url = origin + (crumbs.at(-1)?.path ?? '');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Blog',
        '@id': url,
        url,
        ...words,
        inLanguage: locale,
        publisher: organizationRef(origin),
        blogPost: listed.map(({ post, path }) => blogPosting(post, path, described)),
      },
      breadcrumbList(origin, crumbs),
    ],
  } as const satisfies Graph;
}
