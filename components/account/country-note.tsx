'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Flag } from '@/components/layout/flag';
import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/components/ui/use-hydrated';
import { isAvailable } from '@/lib/capabilities';
import { useLockedCountry } from '@/lib/client/locked-country';
import { useMarket } from '@/lib/client/market';
import { dismissSwitch, inCountry, suggestsSwitch } from './phone-mismatch';
import { tabStore } from './verification-memory';

/**
 * On a page of another country than the verified phone's: says what is charged, before a format is chosen (rulings,
 * "Lock"), and suggests the switch until it is dismissed in this session.
 */
export function CountryNote() {
  const t = useTranslations('account.country');
  const verified = useLockedCountry();
  const { country: shown } = useMarket();
  const pathname = usePathname();
  const hydrated = useHydrated();
  const [dismissed, setDismissed] = useState(false);
  if (!hydrated || !verified || dismissed || !suggestsSwitch(tabStore, verified, shown)) return null;
  const dismiss = () => {
    dismissSwitch(tabStore, verified);
    setDismissed(true);
  };
  return (
    <section aria-label={t('label')} className="flex items-start gap-3 rounded-card bg-honey-wash py-2 ps-4 pe-1">
      <span className="mt-3.5">
        <Flag country={verified} />
      </span>
      <div className="grow py-2 text-small">
        <p>{t(isAvailable('print') ? 'notePrinted' : 'note', { verified })}</p>
        <a className="text-link" href={inCountry(verified, pathname)}>
          {t('switch', { verified })}
        </a>
      </div>
      <button aria-label={t('dismiss')} className="icon-button" onClick={dismiss} type="button">
        <Icon name="x" />
      </button>
    </section>
  );
}
