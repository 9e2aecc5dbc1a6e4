import { getTranslations } from 'next-intl/server';
import { GroupHero } from '@/components/group/landing/group-hero';
import type { Language } from '@/lib/markets';

/** What employees get, and the way to the form. */
export async function CompanyHero({ language }: { readonly language: Language }) {
  const t = await getTranslations('company.landing');
  return (
    <GroupHero
      language={language}
      picture="hero-dragon"
      texts={{ kicker: t('kicker'), title: t('title'), lead: t('lead') }}
    >
      <a className="ui-button" data-look="action" data-size="large" href="#order">
        {t('start')}
      </a>
    </GroupHero>
  );
}
