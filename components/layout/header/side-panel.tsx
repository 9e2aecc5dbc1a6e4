'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { MouseEvent, ReactNode } from 'react';
import { useCloseOnBack } from '@/components/ui/hooks/use-close-on-back';
import { useReturnFocus } from '@/components/ui/hooks/use-return-focus';
import { Icon } from '@/components/ui/icon';
import '@/app/overlays.css';

type SidePanelProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/** Slides in from the inline end in 280 ms and locks scrolling (spec §2 "Mobile menu"). */
export function SidePanel({ open, onOpenChange, label, closeLabel, children }: SidePanelProps) {
  const returnFocus = useReturnFocus();
  useCloseOnBack(open, () => onOpenChange(false));
  const closeOnSelect = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, [data-closes]')) onOpenChange(false);
  };
  return (
    <Radix.Root onOpenChange={onOpenChange} open={open}>
      <Radix.Portal>
        <Radix.Overlay className="overlay-shade" />
        <Radix.Content
          aria-describedby={undefined}
          className="side-panel on-night"
          onClick={closeOnSelect}
          {...returnFocus}
        >
          <div className="flex items-center justify-between ps-3">
            <Radix.Title className="text-title">{label}</Radix.Title>
            <Radix.Close aria-label={closeLabel} className="icon-button" type="button">
              <Icon className="size-6" name="x" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
