'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ReactNode, useState } from 'react';
import { Flag } from '@/components/ui/flag';
import { useCloseOnBack } from '@/components/ui/hooks/use-close-on-back';
import { Icon } from '@/components/ui/icon';
import { type LocalePart, selectLocale, switchLocaleUrl } from '@/lib/client/locale-switch';
import { isCountryCode } from '@/lib/markets';
import '@/app/overlays.css';

export type LocaleOption = { readonly value: string; readonly label: string };

export type LocaleMenuProps = {
  readonly kind: LocalePart;
  readonly current: string;
  readonly label: string;
  readonly direction: 'rtl' | 'ltr';
  readonly options: readonly LocaleOption[];
  readonly children: ReactNode;
};

/** The open menu of `LocaleSelect`; each item links to this page in another country or language. */
export default function LocaleMenu({ kind, current, label, direction, options, children }: LocaleMenuProps) {
  const [open, setOpen] = useState(true);
  useCloseOnBack(open, () => setOpen(false));
  return (
    <Radix.Root dir={direction} modal={false} onOpenChange={setOpen} open={open}>
      <Radix.Trigger className="locale-trigger" type="button">
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align="end" className="menu-list" collisionPadding={12} sideOffset={6}>
          <Radix.Label className="px-3 pt-2 pb-1 text-note text-ink-soft">{label}</Radix.Label>
          {options.map((option) => (
            <Radix.Item asChild key={option.value} onSelect={() => selectLocale(kind, option.value)}>
              <a
                aria-current={option.value === current ? 'true' : undefined}
                className="menu-item"
                href={switchLocaleUrl(kind, option.value, window.location)}
                lang={kind === 'language' ? option.value : undefined}
              >
                {isCountryCode(option.value) && <Flag country={option.value} />}
                <span className="grow">{option.label}</span>
                {option.value === current && <Icon name="check" />}
              </a>
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
