import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { HomeFacts } from './facts';

/** The last call, by the window. */
export async function Closing({ wizardHref, side }: Pick<HomeFacts, 'wizardHref' | 'side'>) {
  const [t, common] = await Promise.all([getTranslations('home.closing'), getTranslations('common')]);
  return (
    <section className="closing on-night">
      <Picture
        alt=""
        className="closing-picture"
        name={`closing${side}`}
        sizes="(min-width: 1000px) 56vw, 100vw"
        widths={[640, 1100]}
      />
      <div className="closing-shade" />
      <div className="closing-in wrap">
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        <ButtonLink href={wizardHref} id="closing-action" size="large">
          {common('createBook')}
          <Icon flip name="arrow-right" />
        </ButtonLink>
      </div>
    </section>
  );
}
