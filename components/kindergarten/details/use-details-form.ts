'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SaveState } from '@/components/feedback/saved-indicator';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { track } from '@/lib/tracking';
import type { ClassActions } from '../class/use-class';
import { type ClassDetails, detailsSchema, getSavableChanges } from './details-form';

/** Pause in typing, in milliseconds, after which the details are saved. */
const SAVE_AFTER_MS = 700;
const RETRY_AFTER_MS = 5000;

/** The order details, saved by themselves. What cannot be saved stays on the page with its error. */
export function useDetailsForm(initial: ClassDetails, send: ClassActions['send']) {
  const [state, setState] = useState<SaveState | null>(null);
  const [failure, setFailure] = useState<Failure>();
  const form = useForm({ resolver: zodResolver(detailsSchema), defaultValues: initial, mode: 'onTouched' });
  const { watch, setError, getValues } = form;
  const saved = useRef(initial);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const retry = useRef<() => unknown>(() => undefined);
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });

  const save = useCallback(async () => {
    const changes = getSavableChanges({ ...getValues(), defaultAge: Number(getValues('defaultAge')) }, saved.current);
    if (Object.keys(changes).length === 0) return;
    setState('saving');
    try {
      await latestSend.current('', { method: 'PATCH', json: changes });
      // Somebody who orders for a class has left an address.
      if (changes.email && !saved.current.email) track({ name: 'Lead' }, new Date());
      saved.current = { ...saved.current, ...changes };
      setFailure(undefined);
      setState('saved');
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.status === 0 || error.status >= 500) {
        setState('retrying');
        timer.current = setTimeout(() => void retry.current(), RETRY_AFTER_MS);
      } else {
        setState('failed');
        if (!setFieldErrors(error, setError, { email_invalid: 'email' })) setFailure(error);
      }
    }
  }, [getValues, setError]);

  /** Saves run one after the other, so that older input never overwrites newer. */
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(save, save);
    return queue.current;
  }, [save]);

  // Before the page tells what was typed until now.
  useLayoutEffect(() => {
    retry.current = flush;
    const { unsubscribe } = watch(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), SAVE_AFTER_MS);
    });
    const saveNow = () => void flush();
    window.addEventListener('online', saveNow);
    window.addEventListener('pagehide', saveNow);
    return () => {
      unsubscribe();
      window.removeEventListener('online', saveNow);
      window.removeEventListener('pagehide', saveNow);
      void flush();
    };
  }, [watch, flush]);
  return { form, state, failure, flush };
}
