'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { isCountryCode } from '@/lib/markets';
import { type Choice, choose, chosenUrl } from './choice';
import { Flag } from './flag';

export type PickOption = { readonly value: string; readonly label: string };

export type PickMenuProps = {
  readonly kind: Choice;
  readonly current: string;
  readonly label: string;
  readonly direction: 'rtl' | 'ltr';
  readonly options: readonly PickOption[];
  readonly children: ReactNode;
};

/** The open menu of `Pick`: each entry is a link to this page elsewhere, in another country or language. */
export default function PickMenu({ kind, current, label, direction, options, children }: PickMenuProps) {
  const [open, setOpen] = useState(true);
  useBackCloses(open, () => setOpen(false));
  return (
    <Radix.Root dir={direction} modal={false} onOpenChange={setOpen} open={open}>
      <Radix.Trigger className="pick" type="button">
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align="end" className="menu-list" collisionPadding={12} sideOffset={6}>
          <Radix.Label className="px-3 pt-2 pb-1 text-note text-ink-soft">{label}</Radix.Label>
          {options.map((option) => (
            <Radix.Item asChild key={option.value} onSelect={() => choose(kind, option.value)}>
              <a
                aria-current={option.value === current ? 'true' : undefined}
                className="menu-item"
                href={chosenUrl(kind, option.value, window.location)}
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
