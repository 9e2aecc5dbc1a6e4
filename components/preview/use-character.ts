'use client';

import { useEffect, useRef, useState } from 'react';
import type { SaveState } from '@/components/layout/saved-mark';
import type { DraftView } from '@/lib/books';
import { send } from '@/lib/client/send';
import type { Character } from '@/lib/illustrator';

/** How long the parent may go on choosing before the hero is saved, in milliseconds. */
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
  const unsaved = useRef<Character>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Throws when the newest features could not be saved. */
  const save = async (character: Character) => {
    const sending = newest.current
      .catch(() => undefined)
      .then(() => send<DraftView>(`/api/books/${draft.id}`, { method: 'PATCH', json: { character } }));
    newest.current = sending;
    try {
      const saved = await sending;
      if (newest.current !== sending) return;
      await accept(saved);
      if (unsaved.current !== character) return;
      unsaved.current = null;
      setSaving('saved');
    } catch (thrown) {
      if (newest.current !== sending) return;
      setSaving('failed');
      throw thrown;
    }
  };
  const saveQuietly = (character: Character) => save(character).catch(() => undefined);
  const character = edited ?? draft.character;
  const change = (part: Partial<Character>) => {
    if (!character) return;
    const next = { ...character, ...part };
    setEdited(next);
    setSaving('saving');
    unsaved.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => saveQuietly(next), PAUSE_MS);
  };
  /** Saves what is not saved yet, without the pause. */
  const settle = async () => {
    clearTimeout(timer.current);
    if (!unsaved.current) return;
    setSaving('saving');
    await save(unsaved.current);
  };
  return {
    character,
    changed: edited !== null,
    change,
    saving,
    settle,
    retry: () => void settle().catch(() => undefined),
  };
}
