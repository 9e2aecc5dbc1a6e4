'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { sayLost } from '@/components/ui/lost-part';
import { closeSupport, currentSupport, onSupport, type SupportContext } from './support-store';

type SupportDialog = ComponentType<{ readonly open: boolean; readonly context: SupportContext }>;

const CLOSED = { open: false, context: {} };

/** Waits until somebody wants to write to us and only then loads the dialog. */
export function SupportHost() {
  const { open, context } = useSyncExternalStore(onSupport, currentSupport, () => CLOSED);
  const [Dialog, setDialog] = useState<SupportDialog | null>(null);
  useEffect(() => {
    if (!open) return;
    import('./support-dialog').then(
      (loaded) => setDialog(() => loaded.default),
      () => {
        closeSupport();
        sayLost();
      },
    );
  }, [open]);
  return Dialog && <Dialog context={context} open={open} />;
}
