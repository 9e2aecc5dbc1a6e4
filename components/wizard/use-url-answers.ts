'use client';

import { useEffect, useEffectEvent } from 'react';
import type { DraftChange, DraftView } from '@/lib/books';
import { sendJson } from '@/lib/client/api/send-json';
import type { WizardParams } from './wizard-url';

/**
 * Answers from the URL besides the book: a partner's offer and a format (spec §3 `priceTier`). An existing draft is
 * updated at once, because the parent may go on without changing anything.
 */
export function useUrlAnswers(
  { offer, tier }: Pick<WizardParams, 'offer' | 'tier'>,
  draft: DraftView | null,
  accept: (draft: DraftView) => Promise<unknown>,
): DraftChange {
  const told: DraftChange = { ...(offer && { offer }), ...(tier && { priceTier: tier }) };
  const untold: DraftChange = {
    ...(offer && offer !== draft?.offer && { offer }),
    ...(tier && tier !== draft?.priceTier && { priceTier: tier }),
  };
  const bookId = draft && Object.keys(untold).length > 0 ? draft.id : null;
  const tell = useEffectEvent((id: string) => {
    // If it fails, the next visit with this link tries again.
    sendJson<DraftView>(`/api/books/${id}`, { method: 'PATCH', json: untold }).then(accept, () => {});
  });
  useEffect(() => {
    if (bookId) tell(bookId);
  }, [bookId]);
  return told;
}
