import { getTranslations } from 'next-intl/server';
import { AccountNav } from '@/components/account/account-nav';
import { CountryBanner } from '@/components/country-banner/country-banner';
import { Link } from '@/components/ui/link';
import { currentMarket } from '@/lib/i18n/current-market';
import { localePath } from '@/lib/markets';
import { Logo } from '../logo';
import { HEADER_ENTRIES } from '../navigation';
import { HeaderScrollState } from './header-scroll-state';
import { CountrySelector, LanguageSelector } from './locale-selectors';
import { MenuButton } from './menu-button';

type SiteHeaderProps = { readonly tone: 'night' | 'paper' };

/** Fixed header of the shop: `night` over a dark hero, `paper` elsewhere. */
export async function SiteHeader({ tone }: SiteHeaderProps) {
  const [market, t, errors] = await Promise.all([
    currentMarket(),
    getTranslations('layout'),
    getTranslations('errors'),
  ]);
  const { country, language } = market;
  return (
    <>
      <HeaderScrollState />
      <header className={tone === 'night' ? 'top-bar on-night' : 'top-bar'} data-tone={tone}>
        <Logo {...market} label={t('home')} />
        <nav aria-label={t('mainNav')} className="ms-8 hidden gap-5 xl:flex">
          {HEADER_ENTRIES.map(({ key, rest }) => (
            <Link className="bar-link" href={localePath(country, language, rest)} key={key}>
              {t(`nav.${key}`)}
            </Link>
          ))}
        </nav>
        <span className="grow" />
        <span className="header-action" id="header-action" />
        <CountrySelector {...market} />
        <LanguageSelector {...market} />
        <AccountNav
          labels={{
            login: t('login'),
            account: t('account'),
            myBooks: t('nav.myBooks'),
            logout: t('logout'),
            logoutFailed: t('logoutFailed'),
            errorId: errors('errorId'),
            sharedComputer: t('sharedComputer'),
          }}
        />
        <MenuButton label={t('menu')} />
      </header>
      <CountryBanner />
    </>
  );
}
