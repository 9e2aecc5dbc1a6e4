import { getTranslations } from 'next-intl/server';
import { GroupHero } from '@/components/group/landing/group-hero';
import { Num } from '@/components/ui/text';
import type { Language } from '@/lib/markets';

type ClassHeroProps = {
  readonly language: Language;
  /** The lowest price of a book, formatted. */
  readonly from: string;
};

/** What a class gets, and the way to the form. */
export async function ClassHero({ language, from }: ClassHeroProps) {
  const t = await getTranslations('kindergarten.landing');
  const texts = { kicker: t('kicker'), title: t('title'), lead: t('lead'), start: t('start') };
  return (
    <GroupHero language={language} picture="hero-rain" texts={texts}>
      <p className="text-ink-soft text-small">
        {t.rich('from', { price: from, num: (chunks) => <Num>{chunks}</Num> })}
      </p>
    </GroupHero>
  );
}
