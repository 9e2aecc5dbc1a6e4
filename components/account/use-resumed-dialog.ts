'use client';

import { useEffect, useEffectEvent } from 'react';
import { recallVerification, tabStore } from './verification-memory';

/** Opens the page's verification dialog again after a reload, when it was open and waiting for a code. */
export function useResumedDialog(open: () => void): void {
  const reopen = useEffectEvent(open);
  useEffect(() => {
    if (recallVerification(tabStore, window.location.pathname, Date.now())?.open) reopen();
  }, []);
}
