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
  const [{ language }, t] = await Promise.all([currentMarket(), getTranslations('bookDetail.gone')]);
  return { title: `${t('title')} · ${BRAND.names[language]}`, robots: { index: false } };
}

/** A book that the shop does not have, or has no longer (spec §8); a rewrite of the middleware with status 404. */
export default async function NoSuchBook() {
  const [{ country, language }, t, lost] = await Promise.all([
    currentMarket(),
    getTranslations('bookDetail.gone'),
    getTranslations('notFound'),
  ]);
  return (
    <ShopShell>
      <LostPage
        action={
          <ButtonLink href={localePath(country, language, '/books')} size="large">
            {t('books')}
          </ButtonLink>
        }
        character={lost('character')}
        contact={lost.rich('contact', supportMail)}
        language={language}
        message={t('text')}
        title={t('title')}
      />
    </ShopShell>
  );
}
