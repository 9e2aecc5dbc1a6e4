'use client';

import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { liveTask } from '@/components/drafts/book-progress';
import { useBookProgress } from '@/components/drafts/use-book-progress';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { DraftView } from '@/lib/books';
import type { ApiError } from '@/lib/client/api/api-error';
import { awaitsHero } from '@/lib/client/progress/task-progress';
import { clearWizardState, loadWizardState, saveWizardState } from './wizard-storage';

/** Loads a draft by its id, with live progress while its hero is being drawn. */
export function useDraft(bookId: string | null) {
  const { data: draft, error, isLoading, mutate } = useSWR<DraftView, ApiError>(bookId && `/api/books/${bookId}`);
  const liveCharacter = useBookProgress(bookId, awaitsHero(draft))?.tasks.character;
  const data = useMemo(() => {
    const character = draft && liveTask(draft.tasks.character, liveCharacter);
    return draft && character !== draft.tasks.character
      ? { ...draft, tasks: { ...draft.tasks, character: character ?? null } }
      : draft;
  }, [draft, liveCharacter]);
  return { data, error, isLoading, mutate };
}

const isNotFound = (error: ApiError | undefined): boolean => error?.status === 404;

type WizardDraftParams = {
  /** Start a new draft and keep the earlier one. */
  readonly fresh: boolean;
  /** Draft id from the URL. */
  readonly draft: string | null;
};

/** Whether there is input that belongs to no draft yet. */
function hasUnsavedInput(): boolean {
  const { bookId, typed } = loadWizardState();
  return bookId === null && Object.keys(typed).length > 0;
}

/** The stored draft to start with. Deletes input that was typed for another draft. */
function initialDraftId({ fresh, draft }: WizardDraftParams): string | null {
  if (fresh && !hasUnsavedInput()) clearWizardState();
  if (draft && draft !== loadWizardState().bookId) saveWizardState({ bookId: draft, typed: {}, since: {} });
  return loadWizardState().bookId;
}

/** The selected draft, and whether to start a new one although the device has one. */
type Start = { readonly draftId: string | null; readonly startsNew: boolean };

/** Start from the server's data; `null` means that the server found no draft to continue. */
const servedStart = ({ fresh }: WizardDraftParams, servedId: string | null | undefined): Start => ({
  draftId: servedId ?? null,
  startsNew: fresh || servedId === null,
});

/** The browser's stored draft wins over the server's, because the server knows the device and not the tab. */
function browserStart(params: WizardDraftParams, servedId: string | null | undefined): Start {
  const draftId = initialDraftId(params);
  const startsNew = params.fresh || hasUnsavedInput();
  return draftId === null && !startsNew ? servedStart(params, servedId) : { draftId, startsNew };
}

/** Start of the wizard: after a server render first the server's draft, so that hydration matches, then the browser's. */
function useStart(params: WizardDraftParams, servedId: string | null | undefined) {
  const hydrated = useHydrated();
  const [serverRendered] = useState(!hydrated);
  const getBrowserStart = () => browserStart(params, servedId);
  const [start, setStart] = useState<Start>(() => (serverRendered ? servedStart(params, servedId) : getBrowserStart()));
  const applyBrowserStart = useEffectEvent(() => setStart(getBrowserStart()));
  useLayoutEffect(() => {
    if (serverRendered) applyBrowserStart();
  }, [serverRendered]);
  return [start, setStart] as const;
}

/**
 * The draft that the wizard edits: the one in the URL or in storage, else the device's latest one, else none.
 * @param servedId the draft in the server's data, `null` for none; `undefined` if the page has no server data
 */
export function useWizardDraft(params: WizardDraftParams, servedId: string | null | undefined) {
  const [{ draftId, startsNew }, setStart] = useStart(params, servedId);
  const select = (id: string | null) => setStart((last) => ({ ...last, draftId: id }));
  const selected = useDraft(draftId);
  const { mutate } = useSWRConfig();
  const notFound = draftId === null || isNotFound(selected.error);
  const current = useSWR<{ draft: DraftView | null }, ApiError>(notFound && !startsNew ? '/api/books/current' : null);
  const found = notFound ? (current.data?.draft ?? null) : (selected.data ?? null);

  const accept = async (draft: DraftView) => {
    saveWizardState({ bookId: draft.id });
    // Fill the cache first, so that a new draft shows no skeleton.
    await mutate(`/api/books/${draft.id}`, draft, { revalidate: false });
    select(draft.id);
  };
  return {
    draft: startsNew && notFound ? null : found,
    loading: notFound ? current.isLoading : selected.isLoading,
    /** Stores the server's response as the current draft. */
    accept,
    /** Reloads the draft. */
    reload: async () => (await selected.mutate()) ?? null,
    startNew: () => {
      clearWizardState();
      setStart({ draftId: null, startsNew: true });
    },
    /** Switches back to an earlier draft. */
    switchTo: select,
  };
}
