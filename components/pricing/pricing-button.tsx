'use client';

import { type ComponentType, type ReactNode, useState } from 'react';
import type { PricingDialogProps } from './pricing-dialog';

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
  const [Dialog, setDialog] = useState<ComponentType<PricingDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const show = async () => {
    const loaded = await load();
    setDialog(() => loaded.default);
    setOpen(true);
  };
  return (
    <>
      <button
        aria-haspopup="dialog"
        className={className}
        data-wraps={wraps || undefined}
        onClick={show}
        onFocus={load}
        onPointerEnter={load}
        type="button"
      >
        {children}
        {label && <span className="sr-only">{label}</span>}
      </button>
      {Dialog && <Dialog onOpenChange={setOpen} open={open} />}
    </>
  );
}
