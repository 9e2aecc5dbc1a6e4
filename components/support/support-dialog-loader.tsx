'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { showChunkError } from '@/lib/client/chunk-load-error';
import {
  closeSupport,
  getSupportState,
  type SupportContext,
  subscribeToSupport,
} from '@/lib/client/stores/support-store';

type SupportDialogComponent = ComponentType<{ readonly open: boolean; readonly context: SupportContext }>;

const CLOSED = { open: false, context: {} };

/** Loads the support dialog when it is first opened. */
export function SupportDialogLoader() {
  const { open, context } = useSyncExternalStore(subscribeToSupport, getSupportState, () => CLOSED);
  const [Dialog, setDialog] = useState<SupportDialogComponent | null>(null);
  useEffect(() => {
    if (!open) return;
    import('./support-dialog').then(
      (loaded) => setDialog(() => loaded.default),
      () => {
        closeSupport();
        showChunkError();
      },
    );
  }, [open]);
  return Dialog && <Dialog context={context} open={open} />;
}
