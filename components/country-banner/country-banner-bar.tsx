'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { getTextDirection, type Language } from '@/lib/markets';
import { offsetForBanner } from './offset-for-banner';
import '@/app/overlays.css';
import { UnstyledButton } from '@/components/ui/unstyled-button';

type CountryBannerBarProps = {
  /** Language of the text. */
  readonly language: Language;
  readonly onDismiss?: () => void;
  readonly children: ReactNode;
};

/** Bar below the site header. */
export function CountryBannerBar({ language, onDismiss, children }: CountryBannerBarProps) {
  const t = useTranslations('country.mismatch');
  useEffect(offsetForBanner, []);
  return (
    <section
      aria-label={t('label')}
      className="country-banner foreign-words"
      dir={getTextDirection(language)}
      lang={language}
    >
      {children}
      {onDismiss && (
        <UnstyledButton aria-label={t('dismiss')} className="country-banner-close" onClick={onDismiss} type="button">
          <Icon name="x" />
        </UnstyledButton>
      )}
    </section>
  );
}
