'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { isAvailable } from '@/lib/capabilities';
import { useMarket } from '@/lib/client/market';
import { WithWords } from '@/lib/client/with-words';
import { type CountryCode, directionOf } from '@/lib/markets';

/** Spec §9 "Tooltip delay". */
const DELAY_MS = 700;

type LockedPickProps = {
  /** Country of the verified phone. */
  readonly country: CountryCode;
  readonly children: ReactNode;
};

/** The country selector of a verified visitor: disabled, and a tooltip says why (spec §2 "Top bar"). */
export default function LockedPick({ country, children }: LockedPickProps) {
  const { language } = useMarket();
  const [open, setOpen] = useState(false);
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
          {children}
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
