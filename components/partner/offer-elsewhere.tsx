import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { ShopShell } from '@/components/layout/shop-shell';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { localePath } from '@/lib/markets';
import type { OfferFacts } from './facts';

/** Where the partner has no customers: whose offer it is and where, and the book itself at its own price. */
export async function OfferElsewhere({ facts: { partner, book, bookHref } }: { readonly facts: OfferFacts }) {
  const [{ language }, t] = await Promise.all([currentMarket(), getTranslations('roladin.elsewhere')]);
  const [home = 'IL'] = partner.countries;
  const { name } = partner.texts[language];
  return (
    <ShopShell>
      <section className="band">
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
