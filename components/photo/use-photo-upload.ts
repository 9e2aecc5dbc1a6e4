'use client';

import { useEffect, useRef, useState } from 'react';
import { DEVICE_CONSENT_VERSION, type DraftView, type PhotoConsentVersion } from '@/lib/books';
import { ApiError, type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import type { ReadHero } from '@/lib/illustrator';
import type { Language } from '@/lib/markets';
import type { Candidate } from './analysis/candidates';
import { toUploadBlob } from './analysis/prepare-photo';
import { sendWithRetry, type UploadState, uploadWithRetry } from './upload-with-retry';

type PhotoConsentPayload = { readonly textVersion: PhotoConsentVersion; readonly language: Language };
type UploadOptions = {
  /** Only the advanced model needs the photo: the hero that this device read from it stays. */
  readonly keepHero?: boolean;
};

function toFormData(file: Blob, { crop }: Candidate, consent: PhotoConsentPayload, keepHero: boolean): FormData {
  const form = new FormData();
  // Do not send the original file name: it may reveal more than the photo.
  form.set('file', file, 'photo');
  if (crop) form.set('crop', JSON.stringify(crop));
  form.set('consent', JSON.stringify({ accepted: true, ...consent }));
  if (keepHero) form.set('keepHero', '1');
  return form;
}

/** Sends the selected photo, or what this device read from it, with the consent; can be aborted. */
export function usePhotoUpload(bookId: string, consent: PhotoConsentPayload, { keepHero = false }: UploadOptions = {}) {
  const [state, setState] = useState<UploadState | null>(null);
  const [failure, setFailure] = useState<Failure>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  type Send = (options: Parameters<typeof sendWithRetry>[1]) => Promise<DraftView | string>;
  /** Resolves to the draft, to an error code, or to `null` if aborted. */
  const run = async (first: UploadState, send: Send): Promise<DraftView | string | null> => {
    const controller = new AbortController();
    running.current = controller;
    setFailure(undefined);
    setState(first);
    const { signal } = controller;
    const outcome = await send({ signal, onState: setState }).catch((thrown: unknown) =>
      signal.aborted ? null : toApiError(thrown),
    );
    setState(null);
    if (outcome instanceof ApiError) setFailure(outcome);
    if (typeof outcome === 'string') setFailure({ code: outcome });
    return outcome instanceof ApiError ? outcome.code : outcome;
  };
  const submit = (candidate: Candidate) =>
    run({ phase: 'preparing' }, async (options) => {
      const file = await toUploadBlob(candidate.photo);
      if (!file) return 'photo_too_large';
      const form = toFormData(file, candidate, consent, keepHero);
      return uploadWithRetry<DraftView>(`/api/books/${bookId}/photo`, form, options);
    });
  const submitReading = (hero: ReadHero) =>
    run({ phase: 'numbers' }, ({ signal, onState }) => {
      const given = { accepted: true, textVersion: DEVICE_CONSENT_VERSION, language: consent.language };
      const json = { ...hero, consent: given };
      const send = () => sendJson<DraftView>(`/api/books/${bookId}/reading`, { json, signal });
      // A few numbers have no progress worth showing.
      const tell = (next: UploadState) => onState(next.phase === 'sending' ? { phase: 'numbers' } : next);
      return sendWithRetry(send, { signal, onState: tell });
    });
  return { state, failure, setFailure, submit, submitReading, abort: () => running.current?.abort() };
}
