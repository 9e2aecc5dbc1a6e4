'use client';

import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { DraftView } from '@/lib/books';
import type { ApiError } from '@/lib/client/api-error';
import { forget, recall, remember } from './draft-memory';
import { draftInterval, LOOK_DEDUPE_MS } from './tasks';

/** A draft by its id; looked at often while its hero is being drawn. */
export function useDraft(bookId: string | null) {
  return useSWR<DraftView, ApiError>(bookId && `/api/books/${bookId}`, {
    // A new function at each render: SWR begins to look only when it changes, not when the data do.
    refreshInterval: (draft) => draftInterval(draft),
    dedupingInterval: LOOK_DEDUPE_MS,
  });
}

const isGone = (error: ApiError | undefined): boolean => error?.status === 404;

type Asked = {
  /** Start anew and leave the earlier draft alone. */
  readonly fresh: boolean;
  /** The draft that the address names. */
  readonly draft: string | null;
};

/** Is something typed that no draft holds yet? */
function isBegun(): boolean {
  const { bookId, typed } = recall();
  return bookId === null && Object.keys(typed).length > 0;
}

/** The draft to begin with. Words that were typed for another one are not this one's. */
function firstId({ fresh, draft }: Asked): string | null {
  if (fresh && !isBegun()) forget();
  if (draft && draft !== recall().bookId) remember({ bookId: draft, typed: {}, since: {} });
  return recall().bookId;
}

/** The draft that the wizard works on: the named or remembered one, else the device's own, else none yet. */
export function useWizardDraft(asked: Asked) {
  const [chosenId, setChosenId] = useState(() => firstId(asked));
  const [startsAnew, setStartsAnew] = useState(() => asked.fresh || isBegun());
  const chosen = useDraft(chosenId);
  const { mutate } = useSWRConfig();
  const lost = chosenId === null || isGone(chosen.error);
  const current = useSWR<{ draft: DraftView | null }, ApiError>(lost && !startsAnew ? '/api/books/current' : null);
  const found = lost ? (current.data?.draft ?? null) : (chosen.data ?? null);

  const accept = async (draft: DraftView) => {
    remember({ bookId: draft.id });
    // There before it is asked for: a draft that has just begun shows no skeleton.
    await mutate(`/api/books/${draft.id}`, draft, { revalidate: false });
    setChosenId(draft.id);
  };
  return {
    draft: startsAnew && lost ? null : found,
    loading: lost ? current.isLoading : chosen.isLoading,
    /** Takes the server's answer to a change as the present state. */
    accept,
    /** Asks the server again. */
    reload: async () => (await chosen.mutate()) ?? null,
    startAnew: () => {
      forget();
      setStartsAnew(true);
      setChosenId(null);
    },
    /** Back to a draft that was left alone. */
    goBackTo: (bookId: string) => setChosenId(bookId),
  };
}
