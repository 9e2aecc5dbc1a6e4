import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';

/** The last call, in the evening light. */
export async function Closing({ wizardHref }: { readonly wizardHref: string }) {
  const [t, common] = await Promise.all([getTranslations('home.closing'), getTranslations('common')]);
  return (
    <section className="closing on-night">
      <Picture
        alt=""
        className="closing-picture"
        name="page-sunset"
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
