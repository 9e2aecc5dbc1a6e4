'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { chosenUrl, remember } from '@/components/layout/choice';
import { Flag } from '@/components/layout/flag';
import { Icon } from '@/components/ui/icon';
import { detectCountry } from '@/lib/client/geo';
import { useLockedCountry } from '@/lib/client/locked-country';
import { useMarket } from '@/lib/client/market';
import { WithWords } from '@/lib/client/with-words';
import type { CountryCode } from '@/lib/markets';
import { dismissMismatch, mismatchDismissed } from './dismissal';
import { makeWay } from './make-way';
import { showsMismatch } from './mismatch';

const detect = () =>
  detectCountry({
    fetch: (input, init) => fetch(input, init),
    // Reading the property alone may throw where storage is forbidden.
    storage: {
      getItem: (key) => window.localStorage.getItem(key),
      setItem: (key, value) => window.localStorage.setItem(key, value),
    },
    now: new Date(),
    warn: (what, why) => console.warn(what, why),
  });

/** Offers the shop of the country where the visitor is; loaded when the page is idle. */
export default function MismatchBanner() {
  const { country: shown } = useMarket();
  const verified = useLockedCountry() !== null;
  const [detected, setDetected] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState(mismatchDismissed);
  const silent = verified || dismissed;
  useEffect(() => {
    let current = true;
    if (!silent) void detect().then((found) => current && setDetected(found));
    return () => {
      current = false;
    };
  }, [silent]);
  const offered = showsMismatch({ detected, shown, verified, dismissed, userAgent: navigator.userAgent });
  const dismiss = () => {
    dismissMismatch();
    setDismissed(true);
  };
  return (
    offered && (
      <WithWords domains={['visit']}>
        <Banner dismiss={dismiss} offered={offered} />
      </WithWords>
    )
  );
}

type BannerProps = { readonly offered: CountryCode; readonly dismiss: () => void };

function Banner({ offered, dismiss }: BannerProps) {
  const t = useTranslations('visit.mismatch');
  useEffect(makeWay, []);
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
