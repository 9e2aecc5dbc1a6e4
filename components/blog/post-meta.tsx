import { getFormatter, getTranslations } from 'next-intl/server';
import { RICH_TAGS } from '@/components/ui/rich-text/rich-tags';
import type { BlogPost } from '@/lib/blog';

/** Date and reading time of a post. */
export async function PostMeta({ date, readingTime }: Pick<BlogPost, 'date' | 'readingTime'>) {
  const [format, t] = await Promise.all([getFormatter(), getTranslations('blog')]);
  // The date is a day, not a moment: the same in every time zone.
  const day = format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="post-facts">
      <time dateTime={date}>{day}</time>
      <span>{t.rich('minutes', { ...RICH_TAGS, count: readingTime })}</span>
    </p>
  );
}
