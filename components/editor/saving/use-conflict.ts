'use client';

import { useEffect, useEffectEvent } from 'react';
import type { EditorPageView } from '@/lib/books';
import { comparePages } from './compare-versions';
import { type EditQueue, findConflict } from './edit-queue';
import type { EditSender } from './edit-sender';

type ConflictOptions = {
  readonly queue: EditQueue;
  /** The pages as the server holds them, and with the edits of this tab on top. */
  readonly saved: readonly EditorPageView[];
  readonly shown: readonly EditorPageView[];
  readonly sender: Pick<EditSender, 'resolve'>;
  /** Reads the book again. */
  readonly reload: () => Promise<unknown>;
};

/** A page that another tab or device has changed, with both versions, and the parent's choice between them. */
export function useConflict({ queue, saved, shown, sender, reload }: ConflictOptions) {
  const edit = findConflict(queue);
  const mine = edit && shown.find(({ key }) => key === edit.key);
  const known = edit && saved.find(({ key }) => key === edit.key);
  // The refused edit was made on another version than the one that was saved elsewhere.
  const theirs = known && known.version !== edit.version ? known : null;
  const differs = mine && theirs ? comparePages(mine, theirs) : null;
  const isSame = differs !== null && !differs.words && !differs.picture;

  /** On the version that the parent has seen: one that was saved after it is refused, and shown as well. */
  const resolve = (keep: 'mine' | 'theirs') => {
    if (edit && theirs) sender.resolve(edit.key, keep, theirs.version);
  };
  const read = useEffectEvent(() => void reload());
  const takeSame = useEffectEvent(() => resolve('theirs'));
  const unread = edit && !theirs ? edit.changeId : null;
  useEffect(() => {
    if (unread) read();
  }, [unread]);
  useEffect(() => {
    if (isSame) takeSame();
  }, [isSame]);
  return mine && !isSame ? { mine, theirs, resolve } : null;
}
