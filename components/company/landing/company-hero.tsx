import { getTranslations } from 'next-intl/server';
import { GroupHero } from '@/components/group/landing/group-hero';
import type { Language } from '@/lib/markets';

/** What employees get, and the way to the form. */
export async function CompanyHero({ language }: { readonly language: Language }) {
  const t = await getTranslations('company.landing');
  const texts = { kicker: t('kicker'), title: t('title'), lead: t('lead'), start: t('start') };
  return <GroupHero language={language} picture="hero-dragon" texts={texts} />;
}
