'use client';

import { useState } from 'react';
import type { ShareName, SharingView } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { send } from '@/lib/client/send';

type Wish = { readonly on?: boolean; readonly name?: ShareName };

/**
 * Changes who may see the book, and by what name; one change at a time. The name shows as chosen at once, on and off
 * only once they are true.
 */
export function useSharing(bookId: string, sharing: SharingView, onShared: (sharing: SharingView) => Promise<unknown>) {
  const [pending, setPending] = useState<Wish | null>(null);
  const busy = pending !== null;
  const [problem, setProblem] = useState<string>();
  const [stopped, setStopped] = useState(false);
  const set = async (wish: Wish) => {
    if (busy) return;
    setPending(wish);
    setProblem(undefined);
    const on = sharing.token !== null;
    const json = { on, name: sharing.name, ...wish };
    try {
      await onShared(await send<SharingView>(`/api/books/${bookId}/share`, { json }));
      setStopped(json.on ? false : stopped || on);
    } catch (thrown) {
      setProblem(asApiError(thrown).code);
    }
    setPending(null);
  };
  return { set, busy, name: pending?.name ?? sharing.name, problem, stopped };
}
