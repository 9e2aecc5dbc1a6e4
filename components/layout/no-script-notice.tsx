import { getTranslations } from 'next-intl/server';
import { BRAND } from '@/lib/brand';
import { currentMarket } from '@/lib/i18n/current-market';
import { Logo } from './logo';

/** Tells visitors without JavaScript that the page needs it, and how to contact us. */
export async function NoScriptNotice({ logo }: { readonly logo?: boolean }) {
  const [market, t, layout] = await Promise.all([
    currentMarket(),
    getTranslations('common.needsScript'),
    getTranslations('layout'),
  ]);
  return (
    <noscript>
      <div className="needs-script">
        {logo && <Logo {...market} label={layout('home')} />}
        <p className="text-title">{t('title')}</p>
        <p>{t('text')}</p>
        <p>
          <a href={`mailto:${BRAND.supportEmail}`}>
            <bdi>{BRAND.supportEmail}</bdi>
          </a>
        </p>
      </div>
    </noscript>
  );
}
