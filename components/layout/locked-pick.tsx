'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/text';
import { isAvailable } from '@/lib/capabilities';
import { useMarket } from '@/lib/client/market';
import { WithWords } from '@/lib/client/with-words';
import { type CountryCode, directionOf } from '@/lib/markets';
import { Flag } from './flag';
import type { PickOption } from './pick-menu';

/** Spec §9 "Tooltip delay". */
const DELAY_MS = 700;

type LockedPickProps = {
  /** Country of the verified phone. */
  readonly country: CountryCode;
  /** What the choice is called. */
  readonly label: string;
  readonly options: readonly PickOption[];
};

/** The country that a verified visitor is charged in, whatever the page's: disabled, and a tooltip says why (spec §2 "Top bar"). */
export default function LockedPick({ country, label, options }: LockedPickProps) {
  const { language } = useMarket();
  const [open, setOpen] = useState(false);
  const name = `${label}: ${options.find(({ value }) => value === country)?.label ?? country}`;
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root onOpenChange={setOpen} open={open}>
        <Radix.Trigger
          aria-disabled="true"
          className="pick pick-locked"
          // A tap does not hover: it asks, too.
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
          type="button"
        >
          <Flag country={country} />
          <span className="hidden lg:inline">{name}</span>
          <span className="lg:hidden">
            {country} <VisuallyHidden>{name}</VisuallyHidden>
          </span>
          <Icon name="lock" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="tooltip" collisionPadding={12} dir={directionOf(language)} sideOffset={6}>
            <WithWords domains={['visit']}>
              <Why country={country} />
            </WithWords>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

function Why({ country }: { readonly country: CountryCode }) {
  const t = useTranslations('visit');
  return t(isAvailable('print') ? 'lockedPrinted' : 'locked', { country });
}
