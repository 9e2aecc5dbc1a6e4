import type { Graph } from 'schema-dts';
import { breadcrumbList, type Crumb } from '@/components/seo/breadcrumbs';
import { organizationId } from '@/components/seo/organization';
import type { BlogPost } from '@/lib/blog';
import { BRAND } from '@/lib/brand';

type Described = {
  /** Of the shop, without a slash at its end. */
  readonly origin: string;
  /** BCP 47 tag of the market. */
  readonly locale: string;
  /** The last is the page itself. */
  readonly crumbs: readonly Crumb[];
};

const shop = (origin: string) =>
  ({ '@type': 'Organization', '@id': organizationId(origin), name: BRAND.name, url: origin }) as const;

function posting(post: BlogPost, path: string, { origin, locale }: Described) {
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
    author: shop(origin),
    publisher: shop(origin),
  } as const;
}

/** What search engines read about a post, and where its page stands. */
export function postStructuredData(post: BlogPost, described: Described) {
  const { origin, crumbs } = described;
  return {
    '@context': 'https://schema.org',
    '@graph': [posting(post, crumbs.at(-1)?.path ?? '', described), breadcrumbList(origin, crumbs)],
  } as const satisfies Graph;
}

type Words = { readonly name: string; readonly description: string };
type ListedPost = { readonly post: BlogPost; readonly path: string };

/** What search engines read about the list of posts, and where it stands. */
export function blogStructuredData(words: Words, listed: readonly ListedPost[], described: Described) {
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
        publisher: shop(origin),
        blogPost: listed.map(({ post, path }) => posting(post, path, described)),
      },
      breadcrumbList(origin, crumbs),
    ],
  } as const satisfies Graph;
}
