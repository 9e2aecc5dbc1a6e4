'use client';

import { useRef, useState } from 'react';
import type { EditorPageView } from '@/lib/books';
import { createHistory, pushChange, redoChange, type UndoHistory, undoChange } from '@/lib/client/undo-history';
import { stripIsolates } from '@/lib/typesetting';
import type { Editor } from './use-editor';

/** What undo gives back: words as shown, and the chosen picture. */
export type PageValues = { readonly text: string; readonly subtitle: string | null; readonly variation: number };

export const getPageValues = ({ words, chosen }: EditorPageView): PageValues => ({ ...words, variation: chosen });

/** Sends what differs between two states of a page. */
function sendChange(editor: Editor, page: EditorPageView, from: PageValues, to: PageValues): void {
  const { key, original } = page;
  if (from.text !== to.text || from.subtitle !== to.subtitle) {
    const text = stripIsolates(to.text) === stripIsolates(original.text) ? null : stripIsolates(to.text);
    const subtitle = to.subtitle === original.subtitle ? null : to.subtitle;
    editor.edit({ kind: 'words', key, text, subtitle });
  }
  if (from.variation !== to.variation) editor.edit({ kind: 'picture', key, variation: to.variation });
}

/** Changes of every page with undo and redo, as long as the editor is open. */
export function usePageHistory(editor: Editor) {
  const histories = useRef(new Map<string, UndoHistory<PageValues>>());
  const [, setChanges] = useState(0);
  const getHistory = (page: EditorPageView) => {
    const known = histories.current.get(page.key);
    const values = getPageValues(page);
    // A change from elsewhere starts a new history.
    return known && JSON.stringify(known.present) === JSON.stringify(values) ? known : createHistory(values);
  };
  const move = (page: EditorPageView, next: UndoHistory<PageValues>) => {
    const from = getPageValues(page);
    histories.current.set(page.key, next);
    setChanges((count) => count + 1);
    sendChange(editor, page, from, next.present);
  };
  return (page: EditorPageView) => {
    const history = getHistory(page);
    return {
      change: (part: Partial<PageValues>) => move(page, pushChange(history, part, performance.now())),
      undo: history.past.length > 0 ? () => move(page, undoChange(history)) : null,
      redo: history.future.length > 0 ? () => move(page, redoChange(history)) : null,
    };
  };
}

export type PageEditing = ReturnType<ReturnType<typeof usePageHistory>>;
