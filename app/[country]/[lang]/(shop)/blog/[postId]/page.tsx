import '@/components/blog/blog.css';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GonePost } from '@/components/blog/gone-post';
import { postMetadata } from '@/components/blog/metadata';
import { BLOG_PATH, postPath } from '@/components/blog/paths';
import { PostBook } from '@/components/blog/post-book';
import { PostFacts } from '@/components/blog/post-facts';
import { PostPicture } from '@/components/blog/post-picture';
import { PostText } from '@/components/blog/post-text';
import { ReadOn } from '@/components/blog/read-on';
import { SharePost } from '@/components/blog/share-post';
import { postStructuredData } from '@/components/blog/structured-data';
import { Tonight } from '@/components/blog/tonight';
import { Breadcrumbs } from '@/components/book-detail/breadcrumbs';
import { currentMarket } from '@/components/layout/current-market';
import { JsonLd } from '@/components/layout/json-ld';
import { ShopShell } from '@/components/layout/shop-shell';
import { bookForPost, splitEnding } from '@/lib/blog';
import { bookById, mapToLanguage } from '@/lib/catalogue';
import { isLanguage, type Language, localeOf, localePath } from '@/lib/markets';
import { siteUrl } from '@/lib/platform/env';
import { postIn, postsIn } from '@/lib/wiring/posts';

/** Posts change without a new build. */
export const revalidate = 3600;

type Props = { readonly params: Promise<{ readonly postId: string }> };

/** Every post of the path's language. */
export async function generateStaticParams({ params: { lang } }: { readonly params: { readonly lang: string } }) {
  return isLanguage(lang) ? (await postsIn(lang)).map(({ id }) => ({ postId: id })) : [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ postId }, { language }] = await Promise.all([params, currentMarket()]);
  const post = await postIn(postId, language);
  return post ? postMetadata(post) : { robots: { index: false } };
}

/** The language's edition of the book that fits a post; `null` where there is none that can be made. */
function fittingBook(postId: string, language: Language) {
  const baseId = bookForPost(postId);
  const id = baseId === null ? null : mapToLanguage(baseId, language);
  const book = id === null ? null : bookById(id);
  return book && !book.comingSoon ? book : null;
}

/** A post (spec §2 "/blog/{id}"): its text, a book about the same, and what was written before and after. */
export default async function PostPage({ params }: Props) {
  const [{ postId }, { country, language }] = await Promise.all([params, currentMarket()]);
  const [post, posts] = await Promise.all([postIn(postId, language), postsIn(language)]);
  // Thrown, it would be a page without a language until scripts run.
  if (!post) return <GonePost />;
  const [t, nav] = await Promise.all([getTranslations('blog'), getTranslations('layout.nav')]);
  const place = posts.findIndex(({ id }) => id === postId);
  const book = fittingBook(postId, language);
  const crumbs = [
    { name: nav('home'), path: localePath(country, language) },
    { name: t('name'), path: localePath(country, language, BLOG_PATH) },
    { name: post.title, path: postPath(country, language, postId) },
  ];
  const { body, ending } = splitEnding(post.content);
  const market = { country, language };
  const words = { share: t('post.share'), copied: t('post.copied'), notCopied: t('post.notCopied') };
  return (
    <ShopShell>
      <JsonLd data={postStructuredData(post, { origin: siteUrl(), locale: localeOf(country, language), crumbs })} />
      <article className="post">
        <header className="post-head">
          <Breadcrumbs crumbs={crumbs} label={t('post.crumbs')} />
          <h1 className="text-page">{post.title}</h1>
          <PostFacts {...post} />
        </header>
        <div className="post-frame">
          <PostPicture first image={post.image} sizes="(min-width: 62.5rem) 960px, 100vw" />
        </div>
        <div className="post-text">
          <PostText text={body} {...market} />
        </div>
        {ending && <Tonight {...ending} {...market} />}
        <p className="post-share">
          <SharePost title={post.title} words={words} />
        </p>
      </article>
      {book && <PostBook book={book} href={localePath(country, language, `/books/${book.id}`)} />}
      <ReadOn newer={posts[place - 1] ?? null} older={posts[place + 1] ?? null} {...market} />
    </ShopShell>
  );
}
