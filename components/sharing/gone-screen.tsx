import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { ShopShell } from '@/components/layout/shop-shell';
import { ButtonLink } from '@/components/ui/button';
import { supportEmailTag } from '@/components/ui/support-email-tag';
import { currentMarket } from '@/lib/i18n/current-market';
import { localePath } from '@/lib/markets';

type GoneScreenProps = { readonly texts: 'orders.givenGift.gone' | 'preview.shared.gone' };

/** A book behind a link that is unknown, closed or expired: the answer is the same, and tells nothing of the book. */
export async function GoneScreen({ texts }: GoneScreenProps) {
  const [{ country, language }, t, tNotFound] = await Promise.all([
    currentMarket(),
    getTranslations(texts),
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
        contact={tNotFound.rich('contact', supportEmailTag)}
        imageAlt={tNotFound('character')}
        language={language}
        message={t('text')}
        title={t('title')}
      />
    </ShopShell>
  );
}
