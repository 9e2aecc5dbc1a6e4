'use client';

import { type ReactNode, useState } from 'react';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { preloadHandler, useLazyComponent } from '@/lib/client/use-lazy-component';

type PricingButtonProps = {
  readonly className?: string;
  /** Accessible name, if the content does not say what the button does. */
  readonly label?: string;
  /** The content needs two lines on a phone. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
};

const loadDialog = () => import('./pricing-dialog');

/** Opens the price list, which loads on hover or focus. */
export function PricingButton({ className, label, wraps, children }: PricingButtonProps) {
  const [Dialog, wantDialog] = useLazyComponent(loadDialog);
  const [open, setOpen] = useState(false);
  const show = async () => {
    if (await wantDialog()) setOpen(true);
  };
  return (
    <>
      <UnstyledButton
        aria-haspopup="dialog"
        className={className}
        data-wraps={wraps || undefined}
        onClick={show}
        onFocus={preloadHandler(loadDialog)}
        onPointerEnter={preloadHandler(loadDialog)}
        type="button"
      >
        {children}
        {label && <span className="sr-only">{label}</span>}
      </UnstyledButton>
      {Dialog && <Dialog onOpenChange={setOpen} open={open} />}
    </>
  );
}
