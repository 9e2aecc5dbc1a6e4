'use client';

import { useCallback, useState } from 'react';
import { type DraftView, wizardSchema } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { markBook } from './go-to';
import { useResume } from './use-resume';
import { isUnanswered } from './use-save';

type Marked = {
  readonly id: number | null;
  /** What the draft had when it was marked. */
  readonly since: number | null;
};

type BookSaving = {
  readonly draft: DraftView;
  /** From the address: a link's, or what was marked before a reload. */
  readonly linked: number | null;
  readonly reload: () => Promise<DraftView | null>;
};

/** The book that is marked on the shelf, and what became of saving it. */
export function useBookChoice({ draft, linked, reload }: BookSaving) {
  const [marked, setMarked] = useState<Marked | null>(
    linked === null ? null : { id: linked, since: draft.catalogueId },
  );
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  // What to do again once the connection is back.
  const [waiting, setWaiting] = useState<() => Promise<void>>();
  const { catalogueId } = draft;

  const choose = useCallback(
    (id: number | null) => {
      setProblem(undefined);
      setMarked({ id, since: catalogueId });
      markBook(id);
    },
    [catalogueId],
  );
  const refuse = async (thrown: unknown, work: () => Promise<void>) => {
    const { code } = asApiError(thrown);
    if (isUnanswered(thrown)) return setWaiting(() => work);
    // To go on now is to mean it.
    if (code === 'changed_elsewhere') {
      const fresh = await reload();
      setMarked((last) => last && { ...last, since: fresh?.catalogueId ?? null });
    }
    setProblem(code);
  };
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setProblem(undefined);
    setWaiting(undefined);
    setBusy(true);
    await work().catch((thrown: unknown) => refuse(thrown, work));
    setBusy(false);
  };
  useResume(waiting !== undefined, () => waiting && run(waiting));

  return {
    markedId: marked ? marked.id : catalogueId,
    since: marked ? marked.since : catalogueId,
    choose,
    problem,
    busy,
    waiting: waiting !== undefined,
    run,
    /** Runs with the id if it is one that may be saved (spec §5 "selectedBook required"). */
    submit: (id: number | undefined, work: (id: number) => Promise<void>) => {
      const checked = wizardSchema.shape.selectedBook.safeParse(id);
      if (checked.success) void run(() => work(checked.data));
      else setProblem(checked.error.issues[0]?.message);
    },
  };
}
