'use client';

import { useState } from 'react';
import type { DraftView } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { send } from '@/lib/client/send';

/** Goes on without a photo: the parent describes the child. */
export function useNoPhoto(bookId: string, onMet: (draft: DraftView) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const goOn = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onMet(await send<DraftView>(`/api/books/${bookId}/no-photo`));
    } catch (thrown) {
      setProblem(asApiError(thrown).code);
      setBusy(false);
    }
  };
  return { busy, problem, goOn };
}
