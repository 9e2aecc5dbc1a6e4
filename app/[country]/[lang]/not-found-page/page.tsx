import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { ShopShell } from '@/components/layout/shop-shell';
import { ButtonLink } from '@/components/ui/button';
import { supportEmailTag } from '@/components/ui/support-email-tag';
import { BRAND } from '@/lib/brand';
import { currentMarket } from '@/lib/i18n/current-market';
import { localePath } from '@/lib/markets';
import '@/components/feedback/error.css';

export const metadata: Metadata = { robots: { index: false } };

/** The localized 404; middleware rewrites here with that status (spec §2). */
export default async function NotFoundPage() {
  const [{ country, language }, t] = await Promise.all([currentMarket(), getTranslations('notFound')]);
  return (
    <ShopShell>
      {/* Next leaves out the metadata of a page that it renders anew with the status 404. */}
      <title>{`${t('metaTitle')} · ${BRAND.names[language]}`}</title>
      <NotFoundScreen
        action={
          <ButtonLink href={localePath(country, language)} size="large">
            {t('home')}
          </ButtonLink>
        }
        imageAlt={t('character')}
        contact={t.rich('contact', supportEmailTag)}
        description={t('description')}
        language={language}
        message={t('message')}
        title={t('title')}
      />
    </ShopShell>
  );
}
