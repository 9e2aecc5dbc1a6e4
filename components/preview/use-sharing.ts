'use client';

import { useState } from 'react';
import type { ShareName, SharingView } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { send } from '@/lib/client/send';

type Wish = { readonly on?: boolean; readonly name?: ShareName };

/** Changes who may see the book, and by what name. While a change is under way, another one waits for its turn. */
export function useSharing(bookId: string, sharing: SharingView, onShared: (sharing: SharingView) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [stopped, setStopped] = useState(false);
  const set = async (wish: Wish) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const on = sharing.token !== null;
    const json = { on, name: sharing.name, ...wish };
    try {
      onShared(await send<SharingView>(`/api/books/${bookId}/share`, { json }));
      setStopped(json.on ? false : stopped || on);
    } catch (thrown) {
      setProblem(asApiError(thrown).code);
    }
    setBusy(false);
  };
  return { set, busy, problem, stopped };
}
