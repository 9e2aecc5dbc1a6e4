'use client';

import { useEffect, useRef, useState } from 'react';
import type { SaveState } from '@/components/feedback/saved-indicator';
import type { AddedPlace, DraftView } from '@/lib/books';
import { sendJson } from '@/lib/client/api/send-json';
import {
  changeSteps,
  createHistory,
  hasSameFeatures,
  pushChange,
  redoChange,
  type UndoHistory,
  undoChange,
} from '@/lib/client/undo-history';
import { type Character, replaceOffsets } from '@/lib/illustrator';
import { createDebouncedSave } from './debounced-save';

/** Delay after the last change before saving, in milliseconds. */
const SAVE_DELAY_MS = 500;

/** What no photo tells: it stays when the parent goes back to the photo. */
const keepOwn = ({ age, gender, family, second, third }: Character) => ({
  age,
  gender,
  family,
  second,
  third,
});

/**
 * State of the character while the parent corrects it: shows changes at once, saves them after a delay, keeps an undo
 * history. Sends unsaved changes when the connection is back.
 * @param accept stores the server's response as the current draft
 */
export function useCharacter(draft: DraftView, accept: (draft: DraftView) => Promise<unknown>) {
  const [steps, setSteps] = useState<UndoHistory<Character> | null>(null);
  const [saving, setSaving] = useState<SaveState>('saved');
  const latest = useRef(accept);
  useEffect(() => {
    latest.current = accept;
  });
  const { id } = draft;
  const [saver] = useState(() =>
    createDebouncedSave<Character, DraftView>({
      send: (character) => sendJson(`/api/books/${id}`, { method: 'PATCH', json: { character } }),
      onSaved: (saved) => latest.current(saved),
      onState: setSaving,
      delayMs: SAVE_DELAY_MS,
    }),
  );
  useEffect(() => {
    const resume = () => void saver.flush().catch(() => undefined);
    window.addEventListener('online', resume);
    return () => {
      window.removeEventListener('online', resume);
      saver.cancel();
    };
  }, [saver]);

  const character = steps?.present ?? draft.character;
  const step = (move: (now: UndoHistory<Character>) => UndoHistory<Character>) => {
    if (!character) return;
    const next = move(steps ?? createHistory(character));
    setSteps(next);
    saver.schedule(next.present);
  };
  const first = draft.firstCharacter;
  return {
    character,
    dirty: steps !== null,
    change: (part: Partial<Character>) =>
      step((now) => pushChange(now, replaceOffsets(now.present, part, first), performance.now())),
    /** Shows the other heroes as the server stored them; no step goes back to how they looked before. */
    takeAdded: ({ second, third }: Pick<Character, AddedPlace>) =>
      setSteps((now) => now && changeSteps(now, (hero) => ({ ...hero, second, third }))),
    saving,
    flushSave: saver.flush,
    retry: () => void saver.flush().catch(() => undefined),
    undo: steps && steps.past.length > 0 ? () => step(undoChange) : null,
    redo: steps && steps.future.length > 0 ? () => step(redoChange) : null,
    reset:
      first && character && !hasSameFeatures({ ...first, ...keepOwn(character) }, character)
        ? () => step((now) => pushChange(now, { ...first, ...keepOwn(now.present) }, performance.now()))
        : null,
  };
}

export type CharacterHistory = Pick<ReturnType<typeof useCharacter>, 'undo' | 'redo' | 'reset'>;
