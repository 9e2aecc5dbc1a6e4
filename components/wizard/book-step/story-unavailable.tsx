import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Gender, ShelfBook } from '@/lib/catalogue';

type StoryUnavailableProps = {
  /** `otherHero`: the story is about a child of the other gender; `soon`: it is not written yet. */
  readonly kind: 'otherHero' | 'soon';
  readonly story: ShelfBook;
  /** Gender of the child. */
  readonly gender: Gender;
};

/** Says why the linked story cannot be selected. */
export function StoryUnavailable({ kind, story, gender }: StoryUnavailableProps) {
  const t = useTranslations('wizard.story');
  return (
    <p className="flex max-w-[520px] gap-2.5 rounded-control bg-honey-wash px-4 py-3 text-small" role="status">
      <Icon className="mt-0.5 shrink-0 text-honey-deep" name="info" />
      <span>{t.rich(kind, { gender, title: () => <bdi lang={story.language}>{story.title}</bdi> })}</span>
    </p>
  );
}
