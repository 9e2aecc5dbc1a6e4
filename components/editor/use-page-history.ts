'use client';

import { useRef, useState } from 'react';
import type { EditorPageView } from '@/lib/books';
import { pushChange, redoChange, type UndoHistory, undoChange } from '@/lib/client/undo-history';
import { continueHistory, getPageValues, listEdits, type PageValues } from './page-history';
import type { Editor } from './use-editor';

/** Changes of every page with undo and redo, as long as the editor is open. */
export function usePageHistory(editor: Editor) {
  const histories = useRef(new Map<string, UndoHistory<PageValues>>());
  const [, setChanges] = useState(0);
  const move = (page: EditorPageView, next: UndoHistory<PageValues>) => {
    const from = getPageValues(page);
    histories.current.set(page.key, next);
    setChanges((count) => count + 1);
    for (const edit of listEdits(page, from, next.present)) editor.edit(edit);
  };
  return (page: EditorPageView) => {
    const history = continueHistory(histories.current.get(page.key), page);
    return {
      change: (part: Partial<PageValues>) => move(page, pushChange(history, part, performance.now())),
      undo: history.past.length > 0 ? () => move(page, undoChange(history)) : null,
      redo: history.future.length > 0 ? () => move(page, redoChange(history)) : null,
    };
  };
}

export type PageEditing = ReturnType<ReturnType<typeof usePageHistory>>;
