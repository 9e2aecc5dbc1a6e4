'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { sendJson } from '@/lib/client/api/send-json';
import type { EditAnswer } from '../apply-answer';
import type { QueuedEdit } from './edit-queue';
import { createEditSender } from './edit-sender';
import { createStoredEdits, takeLeftEdits } from './stored-edits';

function send(orderId: string, edit: QueuedEdit): Promise<EditAnswer> {
  const { kind, key, changeId, version } = edit;
  const base = { key, changeId, version: version ?? 0 };
  const path = `/api/orders/${orderId}`;
  if (kind === 'picture')
    return sendJson(`${path}/picture`, { method: 'PUT', json: { ...base, variation: edit.variation } });
  const { text, subtitle, texts } = edit;
  const words = { text, ...(texts && { texts }), ...(key === 'cover' && { subtitle }) };
  return sendJson(`${path}/words`, { method: 'PUT', json: { ...base, ...words } });
}

/** Saves the edits of one order from this tab, also those that a closed tab left. */
export function useEditSender(orderId: string, onSaved: (edit: QueuedEdit, answer: EditAnswer) => void) {
  const [tabId] = useState(() => crypto.randomUUID());
  const [sender] = useState(() =>
    createEditSender<EditAnswer>({
      send: (edit) => send(orderId, edit),
      onSaved,
      store: createStoredEdits(orderId, tabId),
      newId: () => crypto.randomUUID(),
      now: () => performance.now(),
    }),
  );
  const snapshot = useSyncExternalStore(sender.subscribe, sender.getSnapshot, sender.getSnapshot);
  useEffect(() => {
    void takeLeftEdits(orderId, tabId).then((edits) => sender.adopt(edits));
    const flush = () => sender.flush();
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      // What was typed last is sent even though the page is left; without network it keeps trying.
      flush();
    };
  }, [orderId, tabId, sender]);
  return { sender, ...snapshot };
}
