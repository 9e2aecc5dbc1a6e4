import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { blogMetadata } from '@/components/blog/metadata';
import { BLOG_PATH, feedPath, postPath } from '@/components/blog/paths';
import { PostCard } from '@/components/blog/post-card';
import { blogStructuredData } from '@/components/blog/structured-data';
import { ShopShell } from '@/components/layout/shop-shell';
import { JsonLd } from '@/components/seo/json-ld';
import { NightSky } from '@/components/ui/decor/night-sky';
import { ScallopDivider } from '@/components/ui/decor/scallop-divider';
import { DashedDivider } from '@/components/ui/surface';
import { currentMarket } from '@/lib/i18n/current-market';
import { getLocale, localePath } from '@/lib/markets';
import { siteUrl } from '@/lib/platform/env';
import { getPosts } from '@/lib/server/cache/cached-posts';
import './blog.css';

/** Posts change without a new build. */
export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => blogMetadata();

/** The blog: the newest post in the hero section, the others in a list (spec §2 "/blog"). */
export default async function BlogPage() {
  const { country, language } = await currentMarket();
  const [posts, t, nav] = await Promise.all([
    getPosts(language),
    getTranslations('blog'),
    getTranslations('layout.nav'),
  ]);
  const [newest, ...others] = posts;
  const href = (id: string) => postPath(country, language, id);
  const structuredData = blogStructuredData(
    { name: t('title'), description: t('meta.description') },
    posts.map((post) => ({ post, path: href(post.id) })),
    {
      origin: siteUrl(),
      locale: getLocale(country, language),
      crumbs: [
        { name: nav('home'), path: localePath(country, language) },
        { name: t('name'), path: localePath(country, language, BLOG_PATH) },
      ],
    },
  );
  return (
    <ShopShell tone="night">
      <JsonLd data={structuredData} />
      <div className="blog-night on-night">
        <NightSky />
        <div className="wrap blog-opening">
          <header className="blog-head">
            <h1 className="text-page">{t('title')}</h1>
            <DashedDivider className="w-24" />
            <p className="text-lead">{newest ? t('lead') : t('empty')}</p>
          </header>
          {newest && <PostCard href={href(newest.id)} kicker={t('newest')} level={2} post={newest} size="lead" />}
        </div>
      </div>
      <ScallopDivider color="var(--color-night-2)" />
      {others.length > 0 && (
        <section aria-labelledby="earlier" className="page-band blog-earlier">
          <div className="wrap">
            <h2 className="text-section" id="earlier">
              {t('earlier')}
            </h2>
            <ul className="blog-grid">
              {others.map((post) => (
                <li key={post.id}>
                  <PostCard href={href(post.id)} level={3} post={post} />
                </li>
              ))}
            </ul>
            <p className="mt-14 text-center">
              <a className="text-link" href={feedPath(language)}>
                {t('feed')}
              </a>
            </p>
          </div>
        </section>
      )}
    </ShopShell>
  );
}
