'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { openConsent } from '@/lib/client/stores/consent-dialog-store';

/** The footer's button that shows the privacy choices again. Without JavaScript nothing is measured, so it is hidden. */
export function ConsentButton({ children }: { readonly children: ReactNode }) {
  if (!useHydrated()) return null;
  return (
    <UnstyledButton className="footer-link" onClick={openConsent} type="button">
      {children}
    </UnstyledButton>
  );
}
