'use client';

import { useEffect, useRef, useState } from 'react';
import type { SaveState } from '@/components/layout/saved-mark';
import type { DraftView } from '@/lib/books';
import { send } from '@/lib/client/send';
import type { Character } from '@/lib/illustrator';
import { begun, type Corrections, corrected, looksLike, redone, undone } from './corrections';
import { newestSaved } from './newest-saved';

/** How long the parent may go on choosing before the hero is saved, in milliseconds. */
const PAUSE_MS = 500;

/**
 * The hero's features while they are being corrected: shown at once, saved after a pause, newest wins, and taken back
 * step by step. What could not be sent is sent when the connection is back.
 * @param accept takes the server's answer as the draft's present state
 */
export function useCharacter(draft: DraftView, accept: (draft: DraftView) => Promise<unknown>) {
  const [steps, setSteps] = useState<Corrections<Character> | null>(null);
  const [saving, setSaving] = useState<SaveState>('saved');
  const latest = useRef(accept);
  useEffect(() => {
    latest.current = accept;
  });
  const { id } = draft;
  const [saver] = useState(() =>
    newestSaved<Character, DraftView>({
      send: (character) => send(`/api/books/${id}`, { method: 'PATCH', json: { character } }),
      onSaved: (saved) => latest.current(saved),
      onState: setSaving,
      pauseMs: PAUSE_MS,
    }),
  );
  useEffect(() => {
    const resume = () => void saver.settle().catch(() => undefined);
    window.addEventListener('online', resume);
    return () => {
      window.removeEventListener('online', resume);
      saver.stop();
    };
  }, [saver]);

  const character = steps?.hero ?? draft.character;
  const step = (move: (now: Corrections<Character>) => Corrections<Character>) => {
    if (!character) return;
    const next = move(steps ?? begun(character));
    setSteps(next);
    saver.want(next.hero);
  };
  const first = draft.firstCharacter;
  return {
    character,
    changed: steps !== null,
    change: (part: Partial<Character>) => step((now) => corrected(now, part, performance.now())),
    saving,
    settle: saver.settle,
    retry: () => void saver.settle().catch(() => undefined),
    undo: steps && steps.before.length > 0 ? () => step(undone) : null,
    redo: steps && steps.after.length > 0 ? () => step(redone) : null,
    reset:
      first && character && !looksLike(first, character)
        ? () =>
            step((now) => corrected(now, { ...first, age: now.hero.age, gender: now.hero.gender }, performance.now()))
        : null,
  };
}

export type CharacterSteps = Pick<ReturnType<typeof useCharacter>, 'undo' | 'redo' | 'reset'>;
