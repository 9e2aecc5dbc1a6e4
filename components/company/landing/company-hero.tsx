import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import { getTextDirection, type Language } from '@/lib/markets';

/** What employees get, and the way to the form. */
export async function CompanyHero({ language }: { readonly language: Language }) {
  const t = await getTranslations('company.landing');
  return (
    <header className="wrap class-hero">
      <div className="grid content-center justify-items-start gap-4">
        <p className="font-semibold text-honey-deep">{t('kicker')}</p>
        <h1 className="text-page">{t('title')}</h1>
        <p className="max-w-[34em] text-ink-soft text-lead">{t('lead')}</p>
        <a className="ui-button" data-look="action" data-size="large" href="#order">
          {t('start')}
        </a>
      </div>
      <Picture
        alt=""
        className="class-hero-picture"
        name={`closing${getTextDirection(language) === 'rtl' ? '-rtl' : ''}`}
        priority
        sizes="(min-width: 62.5rem) 480px, 92vw"
        widths={[640, 1100]}
      />
    </header>
  );
}
