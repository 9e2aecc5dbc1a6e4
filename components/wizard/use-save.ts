'use client';

import { useRef, useState } from 'react';
import type { SaveState } from '@/components/layout/saved-mark';
import type { DraftChange, DraftView } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { send } from '@/lib/client/send';
import type { Language } from '@/lib/markets';

type Saving = {
  readonly draft: DraftView | null;
  /** Of a draft that has none yet. */
  readonly language: Language;
  /** What the address asks for besides: goes along when a draft is begun. */
  readonly told: DraftChange;
  readonly accept: (draft: DraftView) => Promise<unknown>;
};

/** All that a draft says, to begin it again where the old one is gone. */
export const answersOf = (draft: DraftView): DraftChange => ({
  childName: draft.childName,
  nameKeptAsWritten: draft.nameKeptAsWritten,
  gender: draft.gender,
  age: draft.age,
  language: draft.language,
  catalogueId: draft.catalogueId,
  priceTier: draft.priceTier,
});

/** Did no answer come, so that the same may be tried again by itself? */
export const isUnanswered = (thrown: unknown): boolean => {
  const { status } = asApiError(thrown);
  return status === 0 || status === 502 || status === 503 || status === 504;
};

/** Saves changes of the draft, or begins one; and says how it stands. */
export function useSave({ draft, language, told, accept }: Saving) {
  const [state, setState] = useState<SaveState | null>(null);
  const creation = useRef<{ readonly key: string; readonly body: string }>(null);

  const create = async (change: DraftChange): Promise<DraftView> => {
    const json = { language, ...told, ...change, was: undefined };
    const body = JSON.stringify(json);
    // The same wish once more, after an answer that got lost, must not begin a second book.
    if (creation.current?.body !== body) creation.current = { key: crypto.randomUUID(), body };
    const made = await send<DraftView>('/api/books/create', { json, idempotencyKey: creation.current.key });
    creation.current = null;
    return made;
  };
  const store = async (change: DraftChange): Promise<DraftView> => {
    if (!draft) return create(change);
    try {
      return await send<DraftView>(`/api/books/${draft.id}`, { method: 'PATCH', json: change });
    } catch (thrown) {
      // Deleted meanwhile, or no longer this visitor's: what was typed is not lost with it.
      if (asApiError(thrown).status !== 404) throw thrown;
      return create({ ...answersOf(draft), ...change });
    }
  };
  const save = async (change: DraftChange): Promise<void> => {
    if (draft && Object.keys(change).length === 0) return;
    setState('saving');
    try {
      await accept(await store(change));
      setState('saved');
    } catch (thrown) {
      setState(isUnanswered(thrown) ? 'retrying' : 'failed');
      throw thrown;
    }
  };
  return { save, state };
}
