import { getFormatter, getTranslations } from 'next-intl/server';
import { RICH } from '@/components/home/rich';
import type { BlogPost } from '@/lib/blog';

/** When a post was written and how long it takes. */
export async function PostFacts({ date, readingTime }: Pick<BlogPost, 'date' | 'readingTime'>) {
  const [format, t] = await Promise.all([getFormatter(), getTranslations('blog')]);
  // A day, not a moment: the same one in every market.
  const day = format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="post-facts">
      <time dateTime={date}>{day}</time>
      <span>{t.rich('minutes', { ...RICH, count: readingTime })}</span>
    </p>
  );
}
