'use client';

import { useEffect, useRef, useState } from 'react';
import type { DraftView, PhotoConsentVersion } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import type { Language } from '@/lib/markets';
import type { Candidate } from './candidates';
import { sendable } from './prepare-photo';
import { type Sending, sendPersistently } from './send-photo';

type Consent = { readonly textVersion: PhotoConsentVersion; readonly language: Language };

function formOf(file: Blob, { crop }: Candidate, consent: Consent): FormData {
  const form = new FormData();
  // No name of the parent's own: it may tell more than the photo.
  form.set('file', file, 'photo');
  if (crop) form.set('crop', JSON.stringify(crop));
  form.set('consent', JSON.stringify({ accepted: true, ...consent }));
  return form;
}

/** Sends the chosen photo with its declaration; it can be stopped at any time. */
export function useSending(bookId: string, consent: Consent) {
  const [state, setState] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const attempt = async (candidate: Candidate, signal: AbortSignal): Promise<DraftView | string | null> => {
    const file = await sendable(candidate.photo);
    if (!file) return 'photo_too_large';
    try {
      return await sendPersistently<DraftView>(`/api/books/${bookId}/photo`, formOf(file, candidate, consent), {
        signal,
        onState: setState,
      });
    } catch (thrown) {
      return signal.aborted ? null : asApiError(thrown).code;
    }
  };
  /** Answers the draft; or an error's code, which is then the problem; or nothing when it was stopped. */
  const submit = async (candidate: Candidate): Promise<DraftView | string | null> => {
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setState({ phase: 'preparing' });
    const outcome = await attempt(candidate, controller.signal);
    setState(null);
    if (typeof outcome === 'string') setProblem(outcome);
    return outcome;
  };
  return { state, problem, setProblem, submit, stop: () => running.current?.abort() };
}
