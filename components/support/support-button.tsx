'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { BRAND } from '@/lib/brand';
import { openSupport, type SupportContext } from './support-store';

type SupportButtonProps = SupportContext & {
  /** Dressed as a button of that look; without it, `className` alone says how it looks. */
  readonly look?: 'action' | 'quiet' | 'night' | 'ink' | 'honey';
  readonly size?: 'small' | 'regular' | 'large';
  readonly wide?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Opens the support dialog; where no script runs it is a link that writes a mail. */
export function SupportButton({ look, size, wide, className, children, ...context }: SupportButtonProps) {
  const hydrated = useHydrated();
  const dress = {
    className: [look && 'button', className].filter(Boolean).join(' ') || undefined,
    'data-look': look,
    'data-size': size,
    'data-wide': wide || undefined,
  };
  if (!hydrated) {
    return (
      <a {...dress} href={`mailto:${BRAND.supportEmail}`}>
        {children}
      </a>
    );
  }
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Not every browser focuses what is clicked, and the focus comes back to where it was.
    currentTarget.focus();
    openSupport(context);
  };
  return (
    <button {...dress} aria-haspopup="dialog" onClick={open} type="button">
      {children}
    </button>
  );
}
