'use client';

import { useState } from 'react';
import useSWR from 'swr';
import type { DraftView } from '@/lib/books';
import type { ApiError } from '@/lib/client/api-error';
import { forget, recall, remember } from './draft-memory';
import { draftInterval } from './tasks';

/** A draft by its id; looked at often while its hero is being drawn. */
export function useDraft(bookId: string | null) {
  return useSWR<DraftView, ApiError>(bookId && `/api/books/${bookId}`, { refreshInterval: draftInterval });
}

const isGone = (error: ApiError | undefined): boolean => error?.status === 404;

/**
 * The draft that the wizard works on: the remembered one, else the device's own from the server, else none yet.
 * @param fresh start anew and leave the earlier draft alone
 */
export function useWizardDraft(fresh: boolean) {
  const [chosenId, setChosenId] = useState<string | null>(() => {
    if (fresh) forget(localStorage);
    return recall(localStorage).bookId;
  });
  const [startsAnew, setStartsAnew] = useState(fresh);
  const chosen = useDraft(chosenId);
  const lost = chosenId === null || isGone(chosen.error);
  const current = useSWR<{ draft: DraftView | null }, ApiError>(lost && !startsAnew ? '/api/books/current' : null);
  const found = lost ? (current.data?.draft ?? null) : (chosen.data ?? null);

  const accept = (draft: DraftView) => {
    remember(localStorage, { bookId: draft.id });
    setChosenId(draft.id);
    return chosen.mutate(draft, { revalidate: false });
  };
  return {
    draft: startsAnew && lost ? null : found,
    loading: lost ? current.isLoading : chosen.isLoading,
    /** Takes the server's answer to a change as the present state. */
    accept,
    startAnew: () => {
      forget(localStorage);
      setStartsAnew(true);
      setChosenId(null);
    },
  };
}
