'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/text';
import { isAvailable } from '@/lib/capabilities';
import { LazyMessages } from '@/lib/client/lazy-messages';
import { useMarket } from '@/lib/client/market';
import { type CountryCode, getTextDirection } from '@/lib/markets';
import '@/app/overlays.css';

/** Spec §9 "Tooltip delay". */
const DELAY_MS = 700;

type LockedCountryProps = {
  /** Country of the verified phone. */
  readonly country: CountryCode;
  /** Such as "Ship to Israel". */
  readonly name: string;
};

/**
 * Shows the country in which a verified visitor pays, on any country's page. Disabled; a tooltip says why (spec §2 "Top
 * bar").
 */
export default function LockedCountry({ country, name }: LockedCountryProps) {
  const { language } = useMarket();
  const [open, setOpen] = useState(false);
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root onOpenChange={setOpen} open={open}>
        <Radix.Trigger
          aria-disabled="true"
          className="locale-trigger locale-locked"
          // Touch has no hover, so a tap opens the tooltip too.
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
          type="button"
        >
          <Flag country={country} />
          <span className="hidden lg:inline">{name}</span>
          <span className="locale-code lg:hidden">
            {country} <VisuallyHidden>{name}</VisuallyHidden>
          </span>
          <Icon name="lock" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="ui-tooltip" collisionPadding={12} dir={getTextDirection(language)} sideOffset={6}>
            <LazyMessages namespaces={['country']}>
              <LockedCountryReason country={country} />
            </LazyMessages>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

function LockedCountryReason({ country }: { readonly country: CountryCode }) {
  const t = useTranslations('country');
  return t(isAvailable('print') ? 'lockedPrinted' : 'locked', { country });
}
