'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Flag } from '@/components/ui/flag';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { isAvailable } from '@/lib/capabilities';
import { useLockedCountry } from '@/lib/client/locked-country';
import { useMarket } from '@/lib/client/market';
import { tabStorage } from '@/lib/client/pending-verification';
import { dismissSwitch, shouldSuggestSwitch, urlInCountry } from '@/lib/client/phone-country-switch';

/**
 * Shown when the page's country differs from the country of the verified phone. Says in which currency we charge,
 * before the parent chooses a format (§4 phone verification), and suggests the switch until dismissed in this session.
 */
export function PhoneCountryNotice() {
  const t = useTranslations('account.country');
  const verified = useLockedCountry();
  const { country: shown } = useMarket();
  const pathname = usePathname();
  const hydrated = useHydrated();
  const [dismissed, setDismissed] = useState(false);
  if (!hydrated || !verified || dismissed || !shouldSuggestSwitch(tabStorage, verified, shown)) return null;
  const dismiss = () => {
    dismissSwitch(tabStorage, verified);
    setDismissed(true);
  };
  return (
    <section aria-label={t('label')} className="flex items-start gap-3 rounded-card bg-honey-wash py-2 ps-4 pe-1">
      <span className="mt-3.5">
        <Flag country={verified} />
      </span>
      <div className="grow py-2 text-small">
        <p>{t(isAvailable('print') ? 'notePrinted' : 'note', { verified })}</p>
        <a className="text-link" href={urlInCountry(verified, pathname)}>
          {t('switch', { verified })}
        </a>
      </div>
      <UnstyledButton aria-label={t('dismiss')} className="icon-button" onClick={dismiss} type="button">
        <Icon name="x" />
      </UnstyledButton>
    </section>
  );
}
