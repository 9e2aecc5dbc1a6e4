'use client';

import { useTranslations } from 'next-intl';
import { chosenUrl } from '@/components/layout/choice';
import { Flag } from '@/components/layout/flag';
import { useMarket } from '@/lib/client/market';
import { WithWords } from '@/lib/client/with-words';
import type { CountryCode } from '@/lib/markets';
import { VisitStrip } from './visit-strip';

type LockedElsewhereProps = { readonly country: CountryCode };

/** On a page of another country than the verified phone's: what will be charged, and the same page there (rulings, "Lock"). */
export default function LockedElsewhere(props: LockedElsewhereProps) {
  return (
    <WithWords domains={['visit']}>
      <Note {...props} />
    </WithWords>
  );
}

function Note({ country }: LockedElsewhereProps) {
  const t = useTranslations('visit.elsewhere');
  const { language } = useMarket();
  return (
    <VisitStrip language={language}>
      <Flag country={country} />
      <p className="mismatch-text">{t('text', { country })}</p>
      <a className="mismatch-switch" href={chosenUrl('country', country, window.location)}>
        {t('switch')}
      </a>
    </VisitStrip>
  );
}
