'use client';

import { useEffect, useRef, useState } from 'react';
import type { DraftView } from '@/lib/books';
import { ApiError, type Failure, toApiError } from '@/lib/client/api/api-error';
import type { ReadHero } from '@/lib/illustrator';
import type { Candidate } from '../analysis/candidates';
import { toUploadBlob } from '../analysis/prepare-photo';
import { sendReading } from '../reading/send-reading';
import { type PhotoConsentPayload, sendPhoto } from './send-photo';
import type { UploadRetryOptions, UploadState } from './upload-with-retry';

/** Sends the selected photo, or what this device read from it, with the consent; can be aborted. */
export function usePhotoUpload(bookId: string, consent: PhotoConsentPayload) {
  const [state, setState] = useState<UploadState | null>(null);
  const [failure, setFailure] = useState<Failure>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  type Send = (options: UploadRetryOptions) => Promise<DraftView | string>;
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
      return sendPhoto(bookId, { file, crop: candidate.crop, consent }, options);
    });
  const submitReading = (hero: ReadHero) =>
    run({ phase: 'numbers' }, (options) => sendReading(bookId, hero, { ...options, language: consent.language }));
  return { state, failure, setFailure, submit, submitReading, abort: () => running.current?.abort() };
}
