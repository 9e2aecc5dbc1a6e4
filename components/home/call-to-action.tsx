import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { HomePageData } from './home-page-data';

/** The last call to action at the end of the page. */
export async function CallToAction({ wizardHref, imageSuffix }: Pick<HomePageData, 'wizardHref' | 'imageSuffix'>) {
  const [t, common] = await Promise.all([getTranslations('home.cta'), getTranslations('common')]);
  return (
    <section className="home-cta on-night">
      <Picture
        alt=""
        className="cta-picture"
        name={`closing${imageSuffix}`}
        sizes="(min-width: 1000px) 56vw, 100vw"
        widths={[640, 1100]}
      />
      <div className="cta-shade" />
      <div className="cta-content wrap">
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        <ButtonLink href={wizardHref} id="cta-action" size="large">
          {common('createBook')}
          <Icon flip name="arrow-right" />
        </ButtonLink>
      </div>
    </section>
  );
}
