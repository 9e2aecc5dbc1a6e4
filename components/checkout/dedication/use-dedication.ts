import { useCallback, useEffect, useRef, useState } from 'react';
import type { SaveState } from '@/components/feedback/saved-indicator';
import { dedicationSchema } from '@/lib/books';
import { toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import type { OrderView } from '@/lib/orders';

/** Pause in typing, in milliseconds, after which the text is saved. */
const SAVE_AFTER_MS = 700;

type DedicationOrder = Pick<OrderView, 'id' | 'dedication'>;

/**
 * The dedication, saved by itself when typing pauses. A faulty text is not sent, and stays on the page with its error.
 * `flush` saves what is left at once and says whether everything is saved.
 */
export function useDedication({ id, dedication }: DedicationOrder, onChanged: () => Promise<unknown>) {
  const [text, setText] = useState(dedication ?? '');
  const [state, setState] = useState<SaveState | null>(null);
  const [errorCode, setErrorCode] = useState<string>();
  const saved = useRef(dedication ?? '');
  const latest = useRef(text);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));

  const save = useCallback(async (): Promise<boolean> => {
    const typed = latest.current;
    if (typed === saved.current) return true;
    const checked = dedicationSchema.safeParse(typed);
    if (!checked.success) {
      setErrorCode(checked.error.issues[0]?.message);
      setState(null);
      return false;
    }
    setState('saving');
    try {
      await sendJson(`/api/orders/${id}/dedication`, { method: 'PUT', json: { dedication: typed } });
      saved.current = typed;
      setErrorCode(undefined);
      await onChanged();
      setState('saved');
      return true;
    } catch (thrown) {
      setErrorCode(toApiError(thrown).code);
      setState('failed');
      return false;
    }
  }, [id, onChanged]);

  /** Saves run one after the other, so that an older text never overwrites a newer one. */
  const flush = useCallback(() => {
    queue.current = queue.current.then(save, save);
    return queue.current;
  }, [save]);

  const change = (value: string) => {
    latest.current = value;
    setText(value);
    setState(null);
    setErrorCode(undefined);
  };
  useEffect(() => {
    if (text === saved.current) return;
    const timer = setTimeout(flush, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, flush]);
  return { text, state, errorCode, change, flush };
}
