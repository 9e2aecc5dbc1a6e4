'use client';

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import useSWR from 'swr';
import type { EditorPageView } from '@/lib/books';
import type { ApiError } from '@/lib/client/api/api-error';
import { isBeingDrawn } from '@/lib/client/progress/task-progress';
import type { EditorView, WordHint } from '@/lib/orders';
import { applyAnswer, applyEdit, type EditAnswer, isBehind } from './apply-answer';
import { type Edit, type EditQueue, getPending, type QueuedEdit } from './saving/edit-queue';
import { useConflict } from './saving/use-conflict';
import { useEditSender } from './saving/use-edit-sender';

/** The page without a picture. */
const CLOSING_KEY = 'closing';

/** Milliseconds between readings while a picture is being drawn. */
const DRAWING_POLL_MS = 1500;

const isDrawing = (view: EditorView | undefined): boolean =>
  view?.editing === 'open' &&
  view.pages.some(({ key, pictures }) => pictures.some(isBeingDrawn) || (pictures.length === 0 && key !== CLOSING_KEY));

/** A page with the values that are not saved yet. */
function withPending(page: EditorPageView, queue: EditQueue): EditorPageView {
  const { words, picture } = getPending(queue, page.key);
  const told = words ? applyEdit(page, words, page.version) : page;
  return picture ? applyEdit(told, picture, page.version) : told;
}

/** The order's book with the edits of this tab on top, and how to change it. */
export function useEditor(orderId: string) {
  const { data, error, mutate } = useSWR<EditorView, ApiError>(`/api/orders/${orderId}/editor`, {
    keepPreviousData: true,
    refreshInterval: (view) => (isDrawing(view) ? DRAWING_POLL_MS : 0),
  });
  const [faults, setFaults] = useState<Readonly<Record<string, readonly WordHint[]>>>({});
  const onSaved = useCallback(
    (edit: QueuedEdit, answer: EditAnswer) => {
      const { faults: found } = answer;
      if (found) setFaults((all) => ({ ...all, [edit.key]: found }));
      void mutate((view) => view && applyAnswer(view, edit, answer), { revalidate: false }).then((view) => {
        if (view && isBehind(view, answer)) void mutate();
      });
    },
    [mutate],
  );
  const { sender, queue, state } = useEditSender(orderId, onSaved);
  const view = useMemo(
    () => data && { ...data, pages: data.pages.map((page) => withPending(page, queue)) },
    [data, queue],
  );
  const latest = useRef(data);
  // Before the next key can come: an edit on an older version would look changed elsewhere.
  useLayoutEffect(() => {
    latest.current = data;
  }, [data]);
  // The same functions for as long as the editor is open, so that what a key does not change is not rendered with it.
  const actions = useMemo(() => {
    const getVersion = (of: EditorView | undefined, key: string) =>
      of?.pages.find((page) => page.key === key)?.version ?? 0;
    return {
      reload: () => mutate(),
      /** Changes a page; its version is that of the page on screen. */
      edit: (edit: Edit) => sender.add(edit, getVersion(latest.current, edit.key)),
      flush: () => sender.flush(),
      retry: () => sender.retry(),
    };
  }, [sender, mutate]);
  const conflict = useConflict({ queue, saved: data?.pages ?? [], shown: view?.pages ?? [], sender, reload: mutate });
  return { view, error, faults, state, refused: queue.refused, conflict, ...actions };
}

export type Editor = ReturnType<typeof useEditor>;
