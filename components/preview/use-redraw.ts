'use client';

import { useState } from 'react';
import { asApiError } from '@/lib/client/api-error';
import { send } from '@/lib/client/send';

/** Asks for the preview's drawing again after it stopped; nothing that is there is lost or drawn twice. */
export function useRedraw(bookId: string, onQueued: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const onRetry = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await send(`/api/books/${bookId}/retry`, { json: { kind: 'preview' } });
      await onQueued();
    } catch (thrown) {
      setProblem(asApiError(thrown).code);
    }
    setBusy(false);
  };
  return { onRetry, busy, problem };
}
