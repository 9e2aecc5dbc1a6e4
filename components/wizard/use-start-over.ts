'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast-store';
import type { DraftChange, DraftView } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { useErrorText } from '@/lib/client/error-text';
import { useMarket } from '@/lib/client/market';
import { changedAddress } from './address';
import { savedValues } from './child-form';
import { type DraftMemory, recall, remember } from './draft-memory';
import { answersOf } from './use-save';

type StartingOver = {
  readonly draft: DraftView | null;
  readonly save: (change: DraftChange) => Promise<void>;
  readonly startAnew: () => void;
  readonly goBackTo: (bookId: string) => void;
  /** Puts a query string in the address. */
  readonly replace: (search: string) => void;
};

const NOTHING_TYPED = { typed: {}, since: {} };

/** Has the draft more to it than answers, so that clearing it would lose a photo or a hero? */
const holdsMore = (draft: DraftView): boolean =>
  draft.photo !== null || draft.character !== null || draft.orderId !== null;

/**
 * Resets what the wizard was told to its defaults (spec §4), with a way back. A draft that holds a photo or a hero is
 * left as it is, and another one is begun.
 */
export function useStartOver({ draft, save, startAnew, goBackTo, replace }: StartingOver) {
  const t = useTranslations('wizard.startOver');
  const errorText = useErrorText();
  const { language } = useMarket();
  const [round, setRound] = useState(0);
  const show = (memory: Partial<DraftMemory>, search: string) => {
    remember(memory);
    replace(search);
    setRound((last) => last + 1);
  };
  const complain = (thrown: unknown) => void toast(errorText(asApiError(thrown).code) ?? '', 'problem');

  const startOver = async () => {
    const before = { memory: recall(), search: window.location.search };
    const anew = draft !== null && holdsMore(draft);
    const { childName: _, ...defaults } = savedValues(null, language);
    if (anew) startAnew();
    else if (draft) await save({ ...defaults, childName: null, catalogueId: null, priceTier: 'digital' });
    const cleared = changedAddress(before.search, { step: 'child', draft: null, book: null });
    show(anew ? NOTHING_TYPED : { ...NOTHING_TYPED, bookId: draft?.id ?? null }, cleared);
    const undo = async () => {
      if (anew) goBackTo(draft.id);
      else if (draft) await save(answersOf(draft));
      show(before.memory, before.search);
    };
    toast(t('done'), 'done', { label: t('undo'), run: () => void undo().catch(complain) });
  };
  return {
    /** Changes whenever the form has to be read anew. */
    round,
    startOver: () => startOver().catch(complain),
  };
}
