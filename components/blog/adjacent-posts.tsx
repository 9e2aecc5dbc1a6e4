import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import type { BlogPost } from '@/lib/blog';
import { type CountryCode, type Language, localePath } from '@/lib/markets';
import { BLOG_PATH, postPath } from './paths';
import { PostCard } from './post-card';

type AdjacentPostsProps = {
  readonly older: BlogPost | null;
  readonly newer: BlogPost | null;
  readonly country: CountryCode;
  readonly language: Language;
};

/** Links to the next newer and the next older post. */
export async function AdjacentPosts({ older, newer, country, language }: AdjacentPostsProps) {
  const t = await getTranslations('blog.post');
  const card = (post: BlogPost | null, kicker: string) =>
    post && (
      <li key={post.id}>
        <PostCard href={postPath(country, language, post.id)} kicker={kicker} level={3} post={post} />
      </li>
    );
  return (
    <nav aria-labelledby="read-on" className="page-band">
      <div className="wrap">
        <h2 className="text-section" id="read-on">
          {t('more')}
        </h2>
        <ul className="post-row">
          {card(newer, t('newer'))}
          {card(older, t('older'))}
        </ul>
        <p className="mt-12">
          <ButtonLink href={localePath(country, language, BLOG_PATH)} variant="quiet">
            {t('all')}
          </ButtonLink>
        </p>
      </div>
    </nav>
  );
}
