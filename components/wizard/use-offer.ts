'use client';

import { useEffect } from 'react';
import type { DraftView } from '@/lib/books';
import { send } from '@/lib/client/send';
import { isPartnerId, type PartnerId } from '@/lib/partners';

/**
 * The partner's offer that the address names, else the one that the draft keeps. A draft that was begun before is told
 * of it at once: its owner may go on without changing anything.
 * @param asked `?offer=` of the address, whatever it says
 */
export function useOffer(asked: string | null, draft: DraftView | null): PartnerId | null {
  const offer = isPartnerId(asked) ? asked : null;
  const untold = offer !== null && draft !== null && draft.offer !== offer ? draft.id : null;
  useEffect(() => {
    // When it fails, the next save carries the offer again.
    if (untold) send(`/api/books/${untold}`, { method: 'PATCH', json: { offer } }).catch(() => {});
  }, [untold, offer]);
  return offer ?? draft?.offer ?? null;
}
