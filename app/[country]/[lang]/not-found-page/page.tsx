import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { ShopShell } from '@/components/layout/shop-shell';
import { LostPage } from '@/components/problem/lost-page';
import { supportMail } from '@/components/problem/support-mail';
import { ButtonLink } from '@/components/ui/button';
import { BRAND } from '@/lib/brand';
import { localePath } from '@/lib/markets';

export async function generateMetadata(): Promise<Metadata> {
  const [{ language }, t] = await Promise.all([currentMarket(), getTranslations('notFound')]);
  return { title: `${t('metaTitle')} · ${BRAND.names[language]}`, robots: { index: false } };
}

/** The localised 404, reached by a rewrite of the middleware with that status (spec §2). */
export default async function NotFoundPage() {
  const [{ country, language }, t] = await Promise.all([currentMarket(), getTranslations('notFound')]);
  return (
    <ShopShell>
      <LostPage
        action={
          <ButtonLink href={localePath(country, language)} size="large">
            {t('home')}
          </ButtonLink>
        }
        character={t('character')}
        contact={t.rich('contact', supportMail)}
        description={t('description')}
        language={language}
        message={t('message')}
        title={t('title')}
      />
    </ShopShell>
  );
}
