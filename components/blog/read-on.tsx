import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import type { BlogPost } from '@/lib/blog';
import { type CountryCode, type Language, localePath } from '@/lib/markets';
import { BLOG_PATH, postPath } from './paths';
import { PostCard } from './post-card';

type ReadOnProps = {
  readonly older: BlogPost | null;
  readonly newer: BlogPost | null;
  readonly country: CountryCode;
  readonly language: Language;
};

/** The posts written just before and just after. */
export async function ReadOn({ older, newer, country, language }: ReadOnProps) {
  const t = await getTranslations('blog.post');
  const card = (post: BlogPost | null, kicker: string) =>
    post && (
      <li key={post.id}>
        <PostCard href={postPath(country, language, post.id)} kicker={kicker} level={3} post={post} />
      </li>
    );
  return (
    <nav aria-labelledby="read-on" className="band">
      <div className="wrap">
        <h2 className="text-section" id="read-on">
          {t('more')}
        </h2>
        <ul className="post-row post-pair">
          {card(newer, t('newer'))}
          {card(older, t('older'))}
        </ul>
        <p className="mt-12">
          <ButtonLink href={localePath(country, language, BLOG_PATH)} look="quiet">
            {t('all')}
          </ButtonLink>
        </p>
      </div>
    </nav>
  );
}
