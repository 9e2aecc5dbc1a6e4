import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { ShopShell } from '@/components/layout/shop-shell';
import { ButtonLink } from '@/components/ui/button';
import { supportEmailTag } from '@/components/ui/support-email-tag';
import { currentMarket } from '@/lib/i18n/current-market';
import { localePath } from '@/lib/markets';
import '@/components/feedback/error.css';

/** Shown for unknown, closed and expired links alike. */
export default async function NotGiven() {
  const [{ country, language }, t, tNotFound] = await Promise.all([
    currentMarket(),
    getTranslations('orders.givenGift.gone'),
    getTranslations('notFound'),
  ]);
  return (
    <ShopShell>
      <NotFoundScreen
        action={
          <ButtonLink href={localePath(country, language, '/books')} size="large">
            {t('action')}
          </ButtonLink>
        }
        imageAlt={tNotFound('character')}
        contact={tNotFound.rich('contact', supportEmailTag)}
        language={language}
        message={t('text')}
        title={t('title')}
      />
    </ShopShell>
  );
}
