'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { BRAND } from '@/lib/brand';
import { openSupport, type SupportContext } from '@/lib/client/stores/support-store';

type SupportButtonProps = SupportContext & {
  /** Button variant; without it only `className` styles the element. */
  readonly variant?: 'action' | 'quiet' | 'night' | 'ink' | 'honey';
  readonly size?: 'small' | 'regular' | 'large';
  readonly fullWidth?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Opens the support dialog; without JavaScript it is a mailto link. */
export function SupportButton({ variant, size, fullWidth, className, children, ...context }: SupportButtonProps) {
  const hydrated = useHydrated();
  const attributes = {
    className: [variant && 'ui-button', className].filter(Boolean).join(' ') || undefined,
    'data-look': variant,
    'data-size': size,
    'data-wide': fullWidth || undefined,
  };
  if (!hydrated) {
    return (
      <a {...attributes} href={`mailto:${BRAND.supportEmail}`}>
        {children}
      </a>
    );
  }
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a clicked button, but closing the dialog returns the focus to it.
    currentTarget.focus();
    openSupport(context);
  };
  return (
    <UnstyledButton {...attributes} aria-haspopup="dialog" onClick={open} type="button">
      {children}
    </UnstyledButton>
  );
}
