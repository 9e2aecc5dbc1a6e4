'use client';

import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { DashedDivider } from '@/components/ui/surface';
import { BRAND } from '@/lib/brand';
import { isAvailable } from '@/lib/capabilities';
import { useMarket } from '@/lib/client/market';
import { MENU_ENTRIES, MENU_LEGAL } from '../navigation';
import { SocialLinks } from '../social-links';
import { ContactMenuItem, CountryMenuItem, CreateBookMenuItem, LogoutMenuItem } from './menu-items';

/** Content of the mobile menu. */
export function MenuContent() {
  const t = useTranslations('layout');
  const problem = useTranslations('problem');
  const { country, to } = useMarket();
  return (
    <>
      <nav aria-label={t('mainNav')} className="grid">
        {MENU_ENTRIES.map(({ key, rest, icon }) => {
          const content = (
            <>
              <Icon className="text-honey" name={icon} />
              {t(`nav.${key}`)}
            </>
          );
          if (key === 'create') return <CreateBookMenuItem key={key}>{content}</CreateBookMenuItem>;
          return (
            <Link className="side-link" href={to(rest)} key={key}>
              {content}
            </Link>
          );
        })}
      </nav>
      <DashedDivider className="mx-3 opacity-60" />
      <div className="grid">
        <ContactMenuItem>
          <Icon className="text-honey" name="mail" />
          {t('contact')}
        </ContactMenuItem>
        <a className="side-link" href={`https://wa.me/${BRAND.whatsapp}`} rel="noopener" target="_blank">
          <Icon className="text-honey" name="message-circle" />
          {t('whatsapp')}
        </a>
        <CountryMenuItem>
          <Flag country={country} />
          {t(isAvailable('print') ? 'shipTo' : 'country', { country })}
        </CountryMenuItem>
        <LogoutMenuItem labels={{ failed: t('logoutFailed'), errorId: problem('code') }}>
          <Icon className="text-honey" flip name="log-out" />
          {t('logout')}
        </LogoutMenuItem>
      </div>
      <div className="mt-auto grid gap-1 px-3 text-note text-night-soft">
        <SocialLinks className="-ms-2.5" />
        <ul className="flex flex-wrap gap-x-4">
          {MENU_LEGAL.map(({ key, rest }) => (
            <li key={key}>
              <Link className="tap inline-flex items-center" href={to(rest)}>
                {t(`nav.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
