'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { loadWizardState, type StoredWizardState, saveWizardState } from '@/components/drafts/wizard-storage';
import type { DraftChange, DraftView } from '@/lib/books';
import { toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { useMarket } from '@/lib/client/market';
import { toast } from '@/lib/client/stores/toast-store';
import { valuesFromDraft } from './child-form';
import { answersFromDraft } from './use-save-draft';
import { updateWizardSearch } from './wizard-url';

type StartOverOptions = {
  readonly draft: DraftView | null;
  readonly save: (change: DraftChange) => Promise<unknown>;
  readonly startNew: () => void;
  readonly switchTo: (bookId: string) => void;
  /** Replaces the query string of the URL. */
  readonly replaceSearch: (search: string) => void;
};

const NO_UNSAVED_INPUT = { typed: {}, since: {} };

/** Whether the draft has more than answers, so that resetting it would lose a photo or a character. */
const hasPhotoOrCharacter = (draft: DraftView): boolean =>
  draft.photo !== null || draft.readOnDevice || draft.character !== null || draft.orderId !== null;

/**
 * Resets the wizard to its defaults (spec §4), with undo. A draft with a photo or a character is kept, and a new one is
 * started.
 */
export function useStartOver({ draft, save, startNew, switchTo, replaceSearch }: StartOverOptions) {
  const t = useTranslations('wizard.startOver');
  const errorText = useErrorText();
  const { language } = useMarket();
  const [round, setRound] = useState(0);
  const show = (memory: Partial<StoredWizardState>, search: string) => {
    saveWizardState(memory);
    replaceSearch(search);
    setRound((last) => last + 1);
  };
  const complain = (thrown: unknown) => void toast(errorText(toApiError(thrown)) ?? '', 'problem');

  const startOver = async () => {
    const before = { memory: loadWizardState(), search: window.location.search };
    const anew = draft !== null && hasPhotoOrCharacter(draft);
    const { childName: _, ...defaults } = valuesFromDraft(null, language);
    if (anew) startNew();
    else if (draft) await save({ ...defaults, childName: null, catalogueId: null, priceTier: 'digital' });
    const cleared = updateWizardSearch(before.search, { step: 'child', draft: null, book: null });
    show(anew ? NO_UNSAVED_INPUT : { ...NO_UNSAVED_INPUT, bookId: draft?.id ?? null }, cleared);
    const undo = async () => {
      if (anew) switchTo(draft.id);
      else if (draft) await save(answersFromDraft(draft));
      show(before.memory, before.search);
    };
    toast(t('done'), 'done', { label: t('undo'), run: () => void undo().catch(complain) });
  };
  return {
    /** Changes whenever the form must be mounted again. */
    round,
    startOver: () => startOver().catch(complain),
  };
}
