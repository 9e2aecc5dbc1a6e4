import { getTranslations } from 'next-intl/server';
import { AccountEntry } from '@/components/account/account-entry';
import { Link } from '@/components/ui/link';
import { VisitBanner } from '@/components/visit/visit-banner';
import { localePath } from '@/lib/markets';
import { currentMarket } from './current-market';
import { Logo } from './logo';
import { MenuButton } from './menu-button';
import { BAR_ENTRIES } from './navigation';
import { ScrollFlag } from './scroll-flag';
import { CountrySelector, LanguageSelector } from './selectors';

type TopBarProps = { readonly tone: 'night' | 'paper' };

/** The shop's fixed bar: `night` lies on a hero, `paper` on everything else. */
export async function TopBar({ tone }: TopBarProps) {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('layout')]);
  const { country, language } = market;
  return (
    <>
      <ScrollFlag />
      <header className={tone === 'night' ? 'top-bar on-night' : 'top-bar'} data-tone={tone}>
        <Logo {...market} label={t('home')} />
        <nav aria-label={t('mainNav')} className="ms-8 hidden gap-5 xl:flex">
          {BAR_ENTRIES.map(({ key, rest }) => (
            <Link className="bar-link" href={localePath(country, language, rest)} key={key}>
              {t(`nav.${key}`)}
            </Link>
          ))}
        </nav>
        <span className="grow" />
        <span className="bar-action" id="bar-action" />
        <CountrySelector {...market} />
        <LanguageSelector {...market} />
        <AccountEntry
          words={{
            login: t('login'),
            account: t('account'),
            myBooks: t('nav.myBooks'),
            logout: t('logout'),
            logoutFailed: t('logoutFailed'),
            sharedComputer: t('sharedComputer'),
          }}
        />
        <MenuButton label={t('menu')} />
      </header>
      <VisitBanner />
    </>
  );
}
