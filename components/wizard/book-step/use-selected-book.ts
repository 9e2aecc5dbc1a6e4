'use client';

import { useCallback, useState } from 'react';
import { type DraftView, wizardSchema } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useRetryWhenOnline } from '../use-retry-when-online';
import { isConnectionError } from '../use-save-draft';
import { setBookInUrl } from '../wizard-history';

type SelectedBook = {
  readonly id: number | null;
  /** The draft's book at the time of the selection. */
  readonly since: number | null;
};

type SelectedBookOptions = {
  readonly draft: DraftView;
  /** From the URL: a link, or the selection before a reload. */
  readonly linked: number | null;
  readonly reload: () => Promise<DraftView | null>;
};

/** State of the selected book and of saving it. */
export function useSelectedBook({ draft, linked, reload }: SelectedBookOptions) {
  const [selected, setSelected] = useState<SelectedBook | null>(
    linked === null ? null : { id: linked, since: draft.catalogueId },
  );
  const [failure, setFailure] = useState<Failure>();
  const [submitting, setSubmitting] = useState(false);
  // Work to repeat when the connection is back.
  const [pendingWork, setPendingWork] = useState<() => Promise<void>>();
  const { catalogueId } = draft;

  const select = useCallback(
    (id: number | null) => {
      setFailure(undefined);
      setSelected({ id, since: catalogueId });
      setBookInUrl(id);
    },
    [catalogueId],
  );
  const handleError = async (thrown: unknown, work: () => Promise<void>) => {
    const error = toApiError(thrown);
    if (isConnectionError(thrown)) return setPendingWork(() => work);
    // After the conflict was shown, continuing overwrites the other change.
    if (error.code === 'changed_elsewhere') {
      const fresh = await reload();
      setSelected((last) => last && { ...last, since: fresh?.catalogueId ?? null });
    }
    setFailure(error);
  };
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (submitting) return;
    setFailure(undefined);
    setPendingWork(undefined);
    setSubmitting(true);
    await work().catch((thrown: unknown) => handleError(thrown, work));
    setSubmitting(false);
  };
  useRetryWhenOnline(pendingWork !== undefined, () => pendingWork && run(pendingWork));

  return {
    selectedId: selected ? selected.id : catalogueId,
    since: selected ? selected.since : catalogueId,
    select,
    failure,
    submitting,
    offline: pendingWork !== undefined,
    run,
    /** Validates the id and runs `work` with it (spec §5 "selectedBook required"). */
    submit: (id: number | undefined, work: (id: number) => Promise<void>) => {
      const checked = wizardSchema.shape.selectedBook.safeParse(id);
      if (checked.success) void run(() => work(checked.data));
      else setFailure({ code: checked.error.issues[0]?.message ?? 'validation_failed' });
    },
  };
}
