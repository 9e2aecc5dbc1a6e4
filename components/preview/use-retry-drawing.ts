'use client';

import { useState } from 'react';
import { toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';

/** Retries the drawing of the preview after a failure; finished pictures are kept. */
export function useRetryDrawing(bookId: string, onQueued: () => Promise<unknown>) {
  const [submitting, setSubmitting] = useState(false);
  const [errorCode, setErrorCode] = useState<string>();
  const onRetry = async () => {
    setSubmitting(true);
    setErrorCode(undefined);
    try {
      await sendJson(`/api/books/${bookId}/retry`, { json: { kind: 'preview' } });
      await onQueued();
    } catch (thrown) {
      setErrorCode(toApiError(thrown).code);
    }
    setSubmitting(false);
  };
  return { onRetry, submitting, errorCode };
}
