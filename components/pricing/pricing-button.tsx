'use client';

import { type ReactNode, useState } from 'react';
import { useLate, warm } from '@/components/ui/use-late';

type PricingButtonProps = {
  readonly className?: string;
  /** Its name, where what it shows does not say what it does. */
  readonly label?: string;
  /** Its content needs two lines on a phone. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
};

const load = () => import('./pricing-dialog');

/** Opens the list of all prices, which loads when a hand or the focus comes near. */
export function PricingButton({ className, label, wraps, children }: PricingButtonProps) {
  const [Dialog, wantDialog] = useLate(load);
  const [open, setOpen] = useState(false);
  const show = async () => {
    if (await wantDialog()) setOpen(true);
  };
  return (
    <>
      <button
        aria-haspopup="dialog"
        className={className}
        data-wraps={wraps || undefined}
        onClick={show}
        onFocus={warm(load)}
        onPointerEnter={warm(load)}
        type="button"
      >
        {children}
        {label && <span className="sr-only">{label}</span>}
      </button>
      {Dialog && <Dialog onOpenChange={setOpen} open={open} />}
    </>
  );
}
