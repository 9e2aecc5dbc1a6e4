import { getTranslations } from 'next-intl/server';
import { ScallopDivider } from '@/components/ui/decor/scallop-divider';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { BlogPost } from '@/lib/blog';
import { currentMarket } from '@/lib/i18n/current-market';
import { localePath } from '@/lib/markets';
import { BLOG_PATH, postPath } from './paths';
import { PostCard } from './post-card';

/** The newest posts for the home page (spec §1); renders nothing if there are none. */
export async function LatestPosts({ posts }: { readonly posts: readonly BlogPost[] }) {
  const [{ country, language }, t] = await Promise.all([currentMarket(), getTranslations('blog.latest')]);
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="latest-posts" className="page-band posts-band on-night">
      <ScallopDivider color="var(--color-paper)" edge="top" />
      <div className="wrap">
        <p className="mb-2 font-semibold text-honey">{t('kicker')}</p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="text-section" id="latest-posts">
            {t('title')}
          </h2>
          <Link className="text-link" href={localePath(country, language, BLOG_PATH)}>
            {t('all')}
            <Icon flip name="arrow-right" />
          </Link>
        </div>
        <ul className="post-row">
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard href={postPath(country, language, post.id)} level={3} post={post} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
