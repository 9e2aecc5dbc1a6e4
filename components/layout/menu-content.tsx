import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Stitch } from '@/components/ui/surface';
import { BRAND } from '@/lib/brand';
import { localePath } from '@/lib/markets';
import type { CurrentMarket } from './current-market';
import { MENU_ENTRIES, MENU_LEGAL } from './navigation';

/** What the mobile menu holds; drawn on the server, shown by the side panel. */
export async function MenuContent({ country, language }: CurrentMarket) {
  const t = await getTranslations('layout');
  return (
    <>
      <nav aria-label={t('mainNav')} className="grid">
        {MENU_ENTRIES.map(({ key, rest, icon }) => (
          <Link className="side-link" href={localePath(country, language, rest)} key={key}>
            <Icon className="text-honey" name={icon} />
            {t(`nav.${key}`)}
          </Link>
        ))}
      </nav>
      <Stitch className="mx-3 opacity-60" />
      <div className="grid">
        <a className="side-link" href={`mailto:${BRAND.supportEmail}`}>
          <Icon className="text-honey" name="mail" />
          {t('contact')}
        </a>
        <a className="side-link" href={`https://wa.me/${BRAND.whatsapp}`} rel="noopener" target="_blank">
          <Icon className="text-honey" name="message-circle" />
          {t('whatsapp')}
        </a>
      </div>
      <ul className="mt-auto flex flex-wrap gap-x-4 px-3 text-note text-night-soft">
        {MENU_LEGAL.map(({ key, rest }) => (
          <li key={key}>
            <Link className="tap inline-flex items-center" href={localePath(country, language, rest)}>
              {t(`nav.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
