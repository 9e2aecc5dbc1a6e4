'use client';

import { useState } from 'react';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';

/** Retries the drawing of the preview after a failure; finished pictures are kept. */
export function useRetryDrawing(bookId: string, onQueued: () => Promise<unknown>) {
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const onRetry = async () => {
    setSubmitting(true);
    setFailure(undefined);
    try {
      await sendJson(`/api/books/${bookId}/retry`, { json: { kind: 'preview' } });
      await onQueued();
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
    setSubmitting(false);
  };
  return { onRetry, submitting, failure };
}
