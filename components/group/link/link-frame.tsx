import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LanguageSelector } from '@/components/layout/header/locale-selectors';
import { brandName, Logo } from '@/components/layout/logo';
import { Link } from '@/components/ui/link';
import { BRAND } from '@/lib/brand';
import { currentMarket } from '@/lib/i18n/current-market';
import { localePath } from '@/lib/markets';

/**
 * Around a page that somebody opens by a link and that asks for a child's photo: whose page it is, its language, the
 * privacy policy and whom to ask (rulings, "Class and company links").
 */
export async function LinkFrame({ children }: { readonly children: ReactNode }) {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('layout')]);
  const { country, language } = market;
  return (
    <>
      <header className="link-bar wrap">
        <Logo {...market} label={t('home')} />
        <LanguageSelector {...market} />
      </header>
      {children}
      <footer className="link-foot wrap">
        <span>{t('linkPage.made', { shop: brandName(language) })}</span>
        <Link className="text-link" href={localePath(country, language, '/privacy-policy')}>
          {t('nav.privacy')}
        </Link>
        <a className="text-link" href={`mailto:${BRAND.supportEmail}`}>
          {t('linkPage.help')}
        </a>
      </footer>
    </>
  );
}
