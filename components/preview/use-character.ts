'use client';

import { useEffect, useRef, useState } from 'react';
import type { SaveState } from '@/components/layout/saved-mark';
import type { DraftView } from '@/lib/books';
import { send } from '@/lib/client/send';
import type { Character } from '@/lib/illustrator';

/** How long the parent may go on choosing before the hero is drawn anew, in milliseconds. */
const PAUSE_MS = 500;

/**
 * The hero's features while they are being corrected: shown at once, saved after a pause, newest wins.
 * @param accept takes the server's answer as the draft's present state
 */
export function useCharacter(draft: DraftView, accept: (draft: DraftView) => Promise<unknown>) {
  const [edited, setEdited] = useState<Character | null>(null);
  const [saving, setSaving] = useState<SaveState>('saved');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => () => clearTimeout(timer.current), []);

  const save = async (character: Character) => {
    const sending = newest.current
      .catch(() => undefined)
      .then(() => send<DraftView>(`/api/books/${draft.id}`, { method: 'PATCH', json: { character } }));
    newest.current = sending;
    try {
      const saved = await sending;
      if (newest.current !== sending) return;
      await accept(saved);
      setSaving('saved');
    } catch {
      if (newest.current === sending) setSaving('failed');
    }
  };
  const character = edited ?? draft.character;
  const change = (part: Partial<Character>) => {
    if (!character) return;
    const next = { ...character, ...part };
    setEdited(next);
    setSaving('saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save(next), PAUSE_MS);
  };
  return {
    character,
    change,
    saving,
    retry: () => {
      if (!edited) return;
      setSaving('saving');
      void save(edited);
    },
  };
}
