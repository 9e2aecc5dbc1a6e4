'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { chosenUrl, remember } from '@/components/layout/choice';
import { Flag } from '@/components/layout/flag';
import { Icon } from '@/components/ui/icon';
import { WithWords } from '@/lib/client/with-words';
import type { CountryCode } from '@/lib/markets';
import { dismissMismatch } from './dismissal';
import { makeWay } from './make-way';

type MismatchBannerProps = { readonly offered: CountryCode; readonly onDismiss: () => void };

/** Offers the shop of the country where the visitor is; loaded only where there is one to offer. */
export default function MismatchBanner(props: MismatchBannerProps) {
  return (
    <WithWords domains={['visit']}>
      <Banner {...props} />
    </WithWords>
  );
}

function Banner({ offered, onDismiss }: MismatchBannerProps) {
  const t = useTranslations('visit.mismatch');
  useEffect(makeWay, []);
  const dismiss = () => {
    dismissMismatch();
    onDismiss();
  };
  return (
    <section aria-label={t('label')} className="mismatch">
      <Flag country={offered} />
      <p className="mismatch-text">{t('question', { country: offered })}</p>
      <a
        className="mismatch-switch"
        href={chosenUrl('country', offered, window.location)}
        onClick={() => remember('country', offered)}
      >
        {t('switch', { country: offered })}
      </a>
      <button aria-label={t('dismiss')} className="mismatch-close" onClick={dismiss} type="button">
        <Icon name="x" />
      </button>
    </section>
  );
}
