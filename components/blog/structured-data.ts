import { type BreadcrumbList, breadcrumbList, type Crumb } from '@/components/seo/breadcrumbs';
import type { BlogPost } from '@/lib/blog';
import { BRAND } from '@/lib/brand';

type Organization = { readonly '@type': 'Organization'; readonly name: string; readonly url: string };

type BlogPosting = {
  readonly '@type': 'BlogPosting';
  readonly '@id': string;
  readonly headline: string;
  readonly description: string;
  readonly image: readonly string[];
  readonly datePublished: string;
  readonly inLanguage: string;
  readonly timeRequired: string;
  readonly url: string;
  readonly mainEntityOfPage: string;
  readonly author: Organization;
  readonly publisher: Organization;
};

type Described = {
  /** Of the shop, without a slash at its end. */
  readonly origin: string;
  /** BCP 47 tag of the market. */
  readonly locale: string;
  /** The last is the page itself. */
  readonly crumbs: readonly Crumb[];
};

const shop = (origin: string): Organization => ({ '@type': 'Organization', name: BRAND.name, url: origin });

function posting(post: BlogPost, path: string, { origin, locale }: Described): BlogPosting {
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
  };
}

type Graph<Thing> = { readonly '@context': 'https://schema.org'; readonly '@graph': readonly [Thing, BreadcrumbList] };

const graph = <Thing>(thing: Thing, { origin, crumbs }: Described): Graph<Thing> => ({
  '@context': 'https://schema.org',
  '@graph': [thing, breadcrumbList(origin, crumbs)],
});

/** What search engines read about a post. */
export const postStructuredData = (post: BlogPost, described: Described): Graph<BlogPosting> =>
  graph(posting(post, described.crumbs.at(-1)?.path ?? '', described), described);

type Blog = {
  readonly '@type': 'Blog';
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly inLanguage: string;
  readonly publisher: Organization;
  readonly blogPost: readonly BlogPosting[];
};

type ListedPost = { readonly post: BlogPost; readonly path: string };
type Words = { readonly name: string; readonly description: string };

/** What search engines read about the list of posts. */
export function blogStructuredData(words: Words, listed: readonly ListedPost[], described: Described): Graph<Blog> {
  const { origin, locale, crumbs } = described;
  const blog: Blog = {
    '@type': 'Blog',
    ...words,
    url: origin + (crumbs.at(-1)?.path ?? ''),
    inLanguage: locale,
    publisher: shop(origin),
    blogPost: listed.map(({ post, path }) => posting(post, path, described)),
  };
  return graph(blog, described);
}
