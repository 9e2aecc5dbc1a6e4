'use client';

import { useTranslations } from 'next-intl';
import { choose, chosenUrl } from '@/components/layout/choice';
import { Flag } from '@/components/layout/flag';
import { Icon } from '@/components/ui/icon';
import { useMarket } from '@/lib/client/market';
import { WithWords } from '@/lib/client/with-words';
import type { CountryCode, Language } from '@/lib/markets';
import { dismissMismatch } from './dismissal';
import { askedIn } from './mismatch';
import { VisitStrip } from './visit-strip';

type MismatchBannerProps = { readonly offered: CountryCode | 'unserved'; readonly onDismiss: () => void };

/**
 * Offers the shop of the country where the visitor is, or says that there is none, in a language that the visitor
 * reads; loaded only where there is something to say.
 */
export default function MismatchBanner(props: MismatchBannerProps) {
  const language = askedIn(useMarket().language, navigator.languages);
  return (
    <WithWords domains={['visit']} language={language}>
      <Banner {...props} language={language} />
    </WithWords>
  );
}

function Banner({ offered, onDismiss, language }: MismatchBannerProps & { readonly language: Language }) {
  const t = useTranslations('visit');
  const dismiss = () => {
    dismissMismatch();
    onDismiss();
  };
  if (offered === 'unserved') {
    return (
      <VisitStrip language={language} onDismiss={dismiss}>
        <Icon name="globe" />
        <p className="mismatch-text">{t('unserved')}</p>
      </VisitStrip>
    );
  }
  return (
    <VisitStrip language={language} onDismiss={dismiss}>
      <Flag country={offered} />
      <p className="mismatch-text">{t('mismatch.question', { country: offered })}</p>
      <a
        className="mismatch-switch"
        href={chosenUrl('country', offered, window.location)}
        onClick={() => choose('country', offered)}
      >
        {t('mismatch.switch', { country: offered })}
      </a>
    </VisitStrip>
  );
}
