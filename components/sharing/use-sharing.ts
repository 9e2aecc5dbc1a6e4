'use client';

import { useState } from 'react';
import type { ShareName, SharingView } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';

type SharingChange = { readonly on?: boolean; readonly name?: ShareName };

/**
 * Changes who may see the book and under which name, one change at a time. The name changes optimistically; the switch
 * changes only after the server's response.
 */
export function useSharing(bookId: string, sharing: SharingView, onShared: (sharing: SharingView) => Promise<unknown>) {
  const [pending, setPending] = useState<SharingChange | null>(null);
  const submitting = pending !== null;
  const [failure, setFailure] = useState<Failure>();
  const [stopped, setStopped] = useState(false);
  const set = async (change: SharingChange) => {
    if (submitting) return;
    setPending(change);
    setFailure(undefined);
    const on = sharing.token !== null;
    const json = { on, name: sharing.name, ...change };
    try {
      await onShared(await sendJson<SharingView>(`/api/books/${bookId}/share`, { json }));
      setStopped(json.on ? false : stopped || on);
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
    setPending(null);
  };
  return { set, submitting, name: pending?.name ?? sharing.name, failure, stopped };
}
