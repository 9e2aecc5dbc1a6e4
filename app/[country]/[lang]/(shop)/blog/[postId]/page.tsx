import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdjacentPosts } from '@/components/blog/adjacent-posts';
import { postMetadata } from '@/components/blog/metadata';
import { BLOG_PATH, postPath } from '@/components/blog/paths';
import { PostImage } from '@/components/blog/post-image';
import { PostMeta } from '@/components/blog/post-meta';
import { PostNotFound, postNotFoundMetadata } from '@/components/blog/post-not-found';
import { PostRelatedBook } from '@/components/blog/post-related-book';
import { PostTakeaway } from '@/components/blog/post-takeaway';
import { PostText } from '@/components/blog/post-text';
import { SharePost } from '@/components/blog/share-post';
import { postStructuredData } from '@/components/blog/structured-data';
import { NotFoundPage } from '@/components/feedback/not-found-page';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ShopShell } from '@/components/layout/shop-shell';
import { JsonLd } from '@/components/seo/json-ld';
import { type BlogPost, splitLastSection } from '@/lib/blog';
import { type CatalogueOverride, findEditionForSale, findEditionIdInLanguage } from '@/lib/catalogue';
import { currentMarket } from '@/lib/i18n/current-market';
import { getLocale, isLanguage, type Language, localePath } from '@/lib/markets';
import { siteUrl } from '@/lib/platform/env';
import { getOverrides } from '@/lib/server/cache/cached-overrides';
import { getPost, getPosts } from '@/lib/server/cache/cached-posts';
import '../blog.css';

/** Posts change without a new build. */
export const revalidate = 3600;

type Props = { readonly params: Promise<{ readonly postId: string }> };

/** Every post of the path's language. */
export async function generateStaticParams({ params: { lang } }: { readonly params: { readonly lang: string } }) {
  return isLanguage(lang) ? (await getPosts(lang)).map(({ id }) => ({ postId: id })) : [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ postId }, { language }] = await Promise.all([params, currentMarket()]);
  const post = await getPost(postId, language);
  return post ? postMetadata(post) : postNotFoundMetadata();
}

/** The related book's edition in this language; `null` where the market sells none. */
function findRelatedBook({ relatedBook }: BlogPost, language: Language, overrides: readonly CatalogueOverride[]) {
  const id = relatedBook === null ? null : findEditionIdInLanguage(relatedBook, language, overrides);
  const book = id === null ? null : findEditionForSale(id, overrides);
  return book && !book.comingSoon ? book : null;
}

/** A post (spec §2 "/blog/{id}"): its text, a related book, and the previous and next posts. */
export default async function PostPage({ params }: Props) {
  const [{ postId }, { country, language }] = await Promise.all([params, currentMarket()]);
  const [post, posts] = await Promise.all([getPost(postId, language), getPosts(language)]);
  if (!post) {
    return (
      <NotFoundPage>
        <PostNotFound />
      </NotFoundPage>
    );
  }
  const [t, nav] = await Promise.all([getTranslations('blog'), getTranslations('layout.nav')]);
  const index = posts.findIndex(({ id }) => id === postId);
  const book = findRelatedBook(post, language, await getOverrides(country));
  const crumbs = [
    { name: nav('home'), path: localePath(country, language) },
    { name: t('name'), path: localePath(country, language, BLOG_PATH) },
    { name: post.title, path: postPath(country, language, postId) },
  ];
  const { body, ending } = splitLastSection(post.content);
  const market = { country, language };
  const shareLabels = { share: t('post.share'), copied: t('post.copied'), notCopied: t('post.notCopied') };
  return (
    <ShopShell>
      <JsonLd data={postStructuredData(post, { origin: siteUrl(), locale: getLocale(country, language), crumbs })} />
      <article className="blog-post">
        <header className="post-head">
          <Breadcrumbs crumbs={crumbs} label={t('post.crumbs')} />
          <h1 className="text-page">{post.title}</h1>
          <PostMeta {...post} />
        </header>
        <div className="post-frame">
          <PostImage priority image={post.image} sizes="(min-width: 62.5rem) 960px, 100vw" />
        </div>
        <div className="post-text">
          <PostText text={body} {...market} />
        </div>
        {ending && <PostTakeaway {...ending} {...market} />}
        <p className="post-share">
          <SharePost title={post.title} labels={shareLabels} />
        </p>
      </article>
      {book && <PostRelatedBook book={book} href={localePath(country, language, `/books/${book.id}`)} />}
      <AdjacentPosts newer={posts[index - 1] ?? null} older={posts[index + 1] ?? null} {...market} />
    </ShopShell>
  );
}
