import { getTranslations } from 'next-intl/server';
import { ShopShell } from '@/components/layout/shop-shell';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { currentMarket } from '@/lib/i18n/current-market';
import { localePath } from '@/lib/markets';
import type { OfferPageData } from './offer-page-data';

/** Shown in countries without the offer: says where it applies, and links to the book at its regular price. */
export async function OfferUnavailable({ data: { partner, book, bookHref } }: { readonly data: OfferPageData }) {
  const [{ language }, t] = await Promise.all([currentMarket(), getTranslations('roladin.elsewhere')]);
  const [home = 'IL'] = partner.countries;
  const { name } = partner.texts[language];
  return (
    <ShopShell>
      <section className="page-band">
        <div className="wrap grid max-w-[720px] justify-items-start gap-5">
          <h1 className="text-page">{t('title', { partner: name })}</h1>
          <p className="text-lead">{t('text', { partner: name, title: book.title })}</p>
          <ButtonLink href={bookHref} size="large">
            {t('book')}
            <Icon flip name="arrow-right" />
          </ButtonLink>
          <a className="text-link" href={localePath(home, language, `/${partner.id}`)}>
            {t('switch', { partner: name })}
          </a>
        </div>
      </section>
    </ShopShell>
  );
}
