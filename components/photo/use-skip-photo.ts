'use client';

import { useState } from 'react';
import type { DraftView } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';

/** Continues without a photo: the parent describes the child. */
export function useSkipPhoto(bookId: string, onSaved: (draft: DraftView) => Promise<void>) {
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const skip = async () => {
    if (submitting) return;
    setSubmitting(true);
    setFailure(undefined);
    try {
      await onSaved(await sendJson<DraftView>(`/api/books/${bookId}/no-photo`));
    } catch (thrown) {
      setFailure(toApiError(thrown));
      setSubmitting(false);
    }
  };
  return { submitting, failure, skip };
}
