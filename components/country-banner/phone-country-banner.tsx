'use client';

import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { LazyMessages } from '@/lib/client/lazy-messages';
import { switchLocaleUrl } from '@/lib/client/locale-switch';
import { useMarket } from '@/lib/client/market';
import type { CountryCode } from '@/lib/markets';
import { CountryBannerBar } from './country-banner-bar';
import '@/app/overlays.css';

type PhoneCountryBannerProps = { readonly country: CountryCode };

/**
 * Shown if the page's country differs from the verified phone's: says what we charge and links to the page there
 * (§4 phone verification).
 */
export default function PhoneCountryBanner(props: PhoneCountryBannerProps) {
  return (
    <LazyMessages namespaces={['country']}>
      <PhoneCountryBannerContent {...props} />
    </LazyMessages>
  );
}

function PhoneCountryBannerContent({ country }: PhoneCountryBannerProps) {
  const t = useTranslations('country.elsewhere');
  const { language } = useMarket();
  return (
    <CountryBannerBar language={language}>
      <Flag country={country} />
      <p className="country-banner-text">{t('text', { country })}</p>
      <a className="country-banner-switch" href={switchLocaleUrl('country', country, window.location)}>
        {t('switch')}
      </a>
    </CountryBannerBar>
  );
}
