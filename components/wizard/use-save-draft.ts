'use client';

import { useRef, useState } from 'react';
import type { SaveState } from '@/components/feedback/saved-indicator';
import type { DraftChange, DraftView } from '@/lib/books';
import { toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import type { Language } from '@/lib/markets';

type SaveDraftOptions = {
  readonly draft: DraftView | null;
  /** Language of a new draft. */
  readonly language: Language;
  /** Answers from the URL that a new draft gets. */
  readonly urlAnswers: DraftChange;
  readonly onSaved: (draft: DraftView) => Promise<unknown>;
};

/** All answers of a draft, to create it again if the old one is gone. */
export const answersFromDraft = (draft: DraftView): DraftChange => ({
  childName: draft.childName,
  nameKeptAsWritten: draft.nameKeptAsWritten,
  gender: draft.gender,
  age: draft.age,
  language: draft.language,
  catalogueId: draft.catalogueId,
  priceTier: draft.priceTier,
  relativeName: draft.relativeName,
  relativeGender: draft.relativeGender,
  birthday: draft.birthday,
  ...(draft.points !== null && { points: draft.points }),
});

/** Whether no response came, so that the request can be retried. */
export const isConnectionError = (thrown: unknown): boolean => {
  const { status } = toApiError(thrown);
  return status === 0 || status === 502 || status === 503 || status === 504;
};

/** Saves changes of the draft or creates one, and reports the state. */
export function useSaveDraft({ draft, language, urlAnswers: told, onSaved: accept }: SaveDraftOptions) {
  const { country } = useMarket();
  const [state, setState] = useState<SaveState | null>(null);
  const creation = useRef<{ readonly key: string; readonly body: string }>(null);

  const create = async (change: DraftChange): Promise<DraftView> => {
    const json = { language, ...told, ...change, country, was: undefined };
    const body = JSON.stringify(json);
    // A retry after a lost response must not create a second draft.
    if (creation.current?.body !== body) creation.current = { key: crypto.randomUUID(), body };
    const made = await sendJson<DraftView>('/api/books/create', { json, idempotencyKey: creation.current.key });
    creation.current = null;
    return made;
  };
  const store = async (change: DraftChange): Promise<DraftView> => {
    if (!draft) return create(change);
    try {
      return await sendJson<DraftView>(`/api/books/${draft.id}`, {
        method: 'PATCH',
        json: { ...change, country },
      });
    } catch (thrown) {
      // The draft was deleted or belongs to another visitor now: create a new one with the same answers.
      if (toApiError(thrown).status !== 404) throw thrown;
      return create({ ...answersFromDraft(draft), ...change });
    }
  };
  const save = async (change: DraftChange): Promise<DraftView> => {
    if (draft && Object.keys(change).length === 0) return draft;
    setState('saving');
    try {
      const saved = await store(change);
      await accept(saved);
      setState('saved');
      return saved;
    } catch (thrown) {
      setState(isConnectionError(thrown) ? 'retrying' : 'failed');
      throw thrown;
    }
  };
  return { save, state };
}
