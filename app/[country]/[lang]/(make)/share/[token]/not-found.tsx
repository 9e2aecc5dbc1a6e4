import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { ShopShell } from '@/components/layout/shop-shell';
import { LostPage } from '@/components/problem/lost-page';
import { supportMail } from '@/components/problem/support-mail';
import { ButtonLink } from '@/components/ui/button';
import { localePath } from '@/lib/markets';

/** For a link that was never made and for one that was turned off alike. */
export default async function NotShared() {
  const [{ country, language }, t, lost] = await Promise.all([
    currentMarket(),
    getTranslations('preview.shared.gone'),
    getTranslations('notFound'),
  ]);
  return (
    <ShopShell>
      <LostPage
        action={
          <ButtonLink href={localePath(country, language, '/books')} size="large">
            {t('action')}
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
