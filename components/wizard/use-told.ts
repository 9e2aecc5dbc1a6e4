'use client';

import { useEffect, useEffectEvent } from 'react';
import type { DraftChange, DraftView } from '@/lib/books';
import { send } from '@/lib/client/send';
import type { WizardAddress } from './address';

/**
 * What the address asks for besides the book: a partner's offer, a format (spec §3 `priceTier`). A draft that was begun
 * before is told of it at once: its owner may go on without changing anything.
 */
export function useTold(
  { offer, tier }: Pick<WizardAddress, 'offer' | 'tier'>,
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
    // When it fails, the next visit by that link tells it again.
    send<DraftView>(`/api/books/${id}`, { method: 'PATCH', json: untold }).then(accept, () => {});
  });
  useEffect(() => {
    if (bookId) tell(bookId);
  }, [bookId]);
  return told;
}
