'use client';

import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { LazyMessages } from '@/lib/client/lazy-messages';
import { selectLocale, switchLocaleUrl } from '@/lib/client/locale-switch';
import { useMarket } from '@/lib/client/market';
import type { CountryCode, Language } from '@/lib/markets';
import { CountryBannerBar } from './country-banner-bar';
import { bannerLanguage } from './mismatch';
import { dismissMismatch } from './mismatch-dismissal';
import '@/app/overlays.css';

type MismatchBannerProps = { readonly offered: CountryCode | 'unserved'; readonly onDismiss: () => void };

/**
 * Offers the shop of the visitor's country, or says that there is none, in a language that the visitor reads. Loaded on
 * demand.
 */
export default function MismatchBanner(props: MismatchBannerProps) {
  const language = bannerLanguage(useMarket().language, navigator.languages);
  return (
    <LazyMessages namespaces={['country']} language={language}>
      <MismatchBannerContent {...props} language={language} />
    </LazyMessages>
  );
}

function MismatchBannerContent({
  offered,
  onDismiss,
  language,
}: MismatchBannerProps & { readonly language: Language }) {
  const t = useTranslations('country');
  const dismiss = () => {
    dismissMismatch();
    onDismiss();
  };
  if (offered === 'unserved') {
    return (
      <CountryBannerBar language={language} onDismiss={dismiss}>
        <Icon name="globe" />
        <p className="country-banner-text">{t('unserved')}</p>
      </CountryBannerBar>
    );
  }
  return (
    <CountryBannerBar language={language} onDismiss={dismiss}>
      <Flag country={offered} />
      <p className="country-banner-text">{t('mismatch.question', { country: offered })}</p>
      <a
        className="country-banner-switch"
        href={switchLocaleUrl('country', offered, window.location)}
        onClick={() => selectLocale('country', offered)}
      >
        {t('mismatch.switch', { country: offered })}
      </a>
    </CountryBannerBar>
  );
}
