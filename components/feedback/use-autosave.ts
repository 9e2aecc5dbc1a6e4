import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import type { SaveState } from './saved-indicator';

/** Pause in typing, in milliseconds, after which the input is saved. */
const SAVE_AFTER_MS = 700;

/** What is wrong by field; an error of no field is below `FORM_ERROR`. */
export type AutosaveErrors = Readonly<Record<string, Failure | string>>;
export const FORM_ERROR = 'form';

type AutosaveOptions<Value> = {
  /** What is saved now; a string or plain data. */
  readonly initial: Value;
  /** What is wrong with the input; empty if it can be saved. */
  readonly check: (value: Value) => AutosaveErrors | Promise<AutosaveErrors>;
  readonly send: (value: Value) => Promise<unknown>;
};

const toErrors = (thrown: unknown): AutosaveErrors => {
  const error = toApiError(thrown);
  return Object.keys(error.fields).length > 0 ? error.fields : { [FORM_ERROR]: error };
};

/**
 * Input that is saved by itself when typing pauses. Faulty input is not sent, and stays on the page with its errors.
 * `flush` saves what is left at once and resolves to whether everything is saved.
 */
export function useAutosave<Value>({ initial, check, send }: AutosaveOptions<Value>) {
  const [value, setValue] = useState(initial);
  const [state, setState] = useState<SaveState | null>(null);
  const [errors, setErrors] = useState<AutosaveErrors>({});
  const saved = useRef(JSON.stringify(initial));
  const latest = useRef(initial);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const options = useRef({ check, send });
  useEffect(() => {
    options.current = { check, send };
  });

  const save = useCallback(async (): Promise<boolean> => {
    const typed = latest.current;
    if (JSON.stringify(typed) === saved.current) return true;
    try {
      const faults = await options.current.check(typed);
      if (Object.keys(faults).length > 0) {
        setErrors(faults);
        setState(null);
        return false;
      }
      setState('saving');
      await options.current.send(typed);
      saved.current = JSON.stringify(typed);
      setErrors({});
      setState('saved');
      return true;
    } catch (thrown) {
      setErrors(toErrors(thrown));
      setState('failed');
      return false;
    }
  }, []);

  /** Saves run one after the other, so that older input never overwrites newer. */
  const flush = useCallback(() => {
    queue.current = queue.current.then(save, save);
    return queue.current;
  }, [save]);

  const change = (next: Value) => {
    latest.current = next;
    setValue(next);
    setState(null);
    setErrors({});
  };
  useEffect(() => {
    if (JSON.stringify(value) === saved.current) return;
    const timer = setTimeout(flush, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value, flush]);
  return { value, state, errors, change, flush };
}
