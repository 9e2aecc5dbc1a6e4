'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { type ApiError, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';

type Act = {
  /** `onDone` gets the answer. */
  readonly act: <Answer>(json: unknown, onDone?: (answer: Answer) => void) => Promise<boolean>;
  readonly acting: boolean;
  readonly failure: ApiError | undefined;
};

/**
 * Does something at the desk and shows the page anew. A request whose answer was lost is repeated under its own key,
 * so that nothing is done twice.
 */
export function useAct(path: string): Act {
  const router = useRouter();
  const [acting, setActing] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const last = useRef<{ readonly body: string; readonly key: string } | null>(null);
  const act: Act['act'] = async <Answer>(json: unknown, onDone?: (answer: Answer) => void) => {
    setActing(true);
    setFailure(undefined);
    const body = JSON.stringify(json);
    const key = last.current?.body === body ? last.current.key : crypto.randomUUID();
    last.current = { body, key };
    try {
      const answer = await sendJson<Answer>(path, { json, idempotencyKey: key });
      last.current = null;
      onDone?.(answer);
      router.refresh();
      return true;
    } catch (thrown) {
      const error = toApiError(thrown);
      // An answer, even a refusal, ends this request: the next one is another.
      if (error.code !== 'network_error') last.current = null;
      setFailure(error);
      return false;
    } finally {
      setActing(false);
    }
  };
  return { act, acting, failure };
}
