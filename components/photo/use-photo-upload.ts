'use client';

import { useEffect, useRef, useState } from 'react';
import type { DraftView, PhotoConsentVersion } from '@/lib/books';
import { toApiError } from '@/lib/client/api/api-error';
import type { Language } from '@/lib/markets';
import type { Candidate } from './analysis/candidates';
import { toUploadBlob } from './analysis/prepare-photo';
import { type UploadState, uploadWithRetry } from './upload-with-retry';

type PhotoConsentPayload = { readonly textVersion: PhotoConsentVersion; readonly language: Language };

function toFormData(file: Blob, { crop }: Candidate, consent: PhotoConsentPayload): FormData {
  const form = new FormData();
  // Do not send the original file name: it may reveal more than the photo.
  form.set('file', file, 'photo');
  if (crop) form.set('crop', JSON.stringify(crop));
  form.set('consent', JSON.stringify({ accepted: true, ...consent }));
  return form;
}

/** Uploads the selected photo with the consent; can be aborted. */
export function usePhotoUpload(bookId: string, consent: PhotoConsentPayload) {
  const [state, setState] = useState<UploadState | null>(null);
  const [errorCode, setErrorCode] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const attempt = async (candidate: Candidate, signal: AbortSignal): Promise<DraftView | string | null> => {
    const file = await toUploadBlob(candidate.photo);
    if (!file) return 'photo_too_large';
    try {
      return await uploadWithRetry<DraftView>(`/api/books/${bookId}/photo`, toFormData(file, candidate, consent), {
        signal,
        onState: setState,
      });
    } catch (thrown) {
      return signal.aborted ? null : toApiError(thrown).code;
    }
  };
  /** Resolves to the draft, to an error code, or to `null` if aborted. */
  const submit = async (candidate: Candidate): Promise<DraftView | string | null> => {
    const controller = new AbortController();
    running.current = controller;
    setErrorCode(undefined);
    setState({ phase: 'preparing' });
    const outcome = await attempt(candidate, controller.signal);
    setState(null);
    if (typeof outcome === 'string') setErrorCode(outcome);
    return outcome;
  };
  return { state, errorCode, setErrorCode, submit, abort: () => running.current?.abort() };
}
