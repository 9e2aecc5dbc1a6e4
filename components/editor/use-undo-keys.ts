import { useEffect } from 'react';
import type { PageEditing } from './use-page-history';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** `undo` or `redo` for the keys that every editor has; `null` for others. */
export function getUndoStep(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
) {
  const { code, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (altKey || ctrlKey === metaKey) return null;
  // The place of the key, because a Hebrew or Russian keyboard has another letter there.
  if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo';
  return code === 'KeyY' && !shiftKey ? 'redo' : null;
}

/** Undo and redo by keyboard outside of the fields, which undo their own typing. */
export function useUndoKeys(editing: Pick<PageEditing, 'undo' | 'redo'> | null): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = getUndoStep(event);
      const inField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      const act = step && !inField ? editing?.[step] : null;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [editing]);
}
