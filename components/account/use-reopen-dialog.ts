'use client';

import { useEffect, useEffectEvent } from 'react';
import { loadPendingVerification, tabStorage } from '@/lib/client/pending-verification';

/** Reopens the verification dialog after a reload if it was waiting for a code. */
export function useReopenDialog(open: () => void): void {
  const reopen = useEffectEvent(open);
  useEffect(() => {
    if (loadPendingVerification(tabStorage, window.location.pathname, Date.now())?.open) reopen();
  }, []);
}
