'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { SaveState } from '@/components/feedback/saved-indicator';
import { type ApiError, toApiError } from '@/lib/client/api/api-error';
import type { ClassActions } from '../class/use-class';
import type { ChildValues } from './cell-values';

const RETRY_AFTER_MS = 4000;
const isTemporary = ({ status }: ApiError) => status === 0 || status >= 500 || status === 429;

type SaveChildrenOptions = {
  readonly send: ClassActions['send'];
  readonly onSaved: (id: string, sent: ChildValues) => void;
  readonly onRefused: (id: string, sent: ChildValues, error: ApiError) => void;
};

/** A name in another script is pointed out in the table and printed as it is written. */
const withWrittenName = (values: ChildValues) =>
  values.name === undefined ? values : { ...values, nameKeptAsWritten: true };

/** Resolves after the time, or as soon as the connection is back. */
const waitForConnection = (): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      window.removeEventListener('online', settle);
      resolve();
    };
    const timer = setTimeout(settle, RETRY_AFTER_MS);
    window.addEventListener('online', settle);
  });

/** Saves the changes of children one after the other; those of one child that wait are sent together. */
export function useSaveChildren(options: SaveChildrenOptions) {
  const [state, setState] = useState<SaveState | null>(null);
  const waiting = useRef(new Map<string, ChildValues>());
  const running = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const sendNext = useCallback(async (id: string, values: ChildValues): Promise<boolean> => {
    try {
      await latest.current.send(`/children/${id}`, { method: 'PATCH', json: withWrittenName(values) });
      latest.current.onSaved(id, values);
      return true;
    } catch (thrown) {
      const error = toApiError(thrown);
      if (!isTemporary(error)) {
        latest.current.onRefused(id, values, error);
        return true;
      }
      waiting.current.set(id, { ...values, ...waiting.current.get(id) });
      setState('retrying');
      await waitForConnection();
      return false;
    }
  }, []);

  const run = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setState('saving');
    for (let next = waiting.current.entries().next(); !next.done; next = waiting.current.entries().next()) {
      const [id, values] = next.value;
      waiting.current.delete(id);
      if (await sendNext(id, values)) setState('saving');
    }
    running.current = false;
    setState('saved');
  }, [sendNext]);

  const save = useCallback(
    (id: string, values: ChildValues) => {
      waiting.current.set(id, { ...waiting.current.get(id), ...values });
      void run();
    },
    [run],
  );
  return { state, save };
}
