import { useEffect, useRef, useState } from 'react';
import { type UploadState, uploadWithRetry } from '@/components/photo/upload/upload-with-retry';
import { DEDICATION_CONSENT_VERSION } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';

/** The bytes to send, made smaller where the photo is too large; an error code if it cannot be opened. */
async function prepareUpload(file: File): Promise<Blob | string> {
  // Decoding and HEIC are needed only by those who add a photo.
  const { openPhoto, toUploadBlob } = await import('@/components/photo/analysis/prepare-photo');
  const opened = await openPhoto(file, () => undefined);
  if (!opened.ok) return opened.code === 'photo_too_small' ? 'dedication_photo_too_small' : opened.code;
  const { photo } = opened.value;
  const blob = await toUploadBlob(photo);
  if (photo.url) URL.revokeObjectURL(photo.url);
  return blob ?? 'photo_too_large';
}

/** Adds, replaces and removes the photo of an order's dedication. `onChanged` reloads what shows it. */
export function useDedicationPhoto(orderId: string, onChanged: () => Promise<unknown>) {
  const { language } = useMarket();
  const [consented, setConsented] = useState(false);
  const [upload, setUpload] = useState<UploadState | 'removing' | null>(null);
  const [failure, setFailure] = useState<Failure>();
  const [failed, setFailed] = useState<File | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const path = `/api/orders/${orderId}/dedication/photo`;

  /** Runs one change, and shows what it does and why it failed. `file`: what it sends. */
  const run = async (first: UploadState | 'removing', change: () => Promise<Failure | null>, file: File | null) => {
    setFailure(undefined);
    setFailed(null);
    setUpload(first);
    const refusal = await change().catch(toApiError);
    if (refusal === null) await onChanged();
    else if (!running.current?.signal.aborted) {
      setFailure(refusal);
      setFailed(file);
    }
    setUpload(null);
  };
  const send = async (file: File): Promise<Failure | null> => {
    const prepared = await prepareUpload(file);
    if (typeof prepared === 'string') return { code: prepared };
    const form = new FormData();
    // Do not send the original file name: it may reveal more than the photo.
    form.set('file', prepared, 'photo');
    form.set('consent', JSON.stringify({ accepted: true, textVersion: DEDICATION_CONSENT_VERSION, language }));
    const { signal } = running.current ?? new AbortController();
    await uploadWithRetry(path, form, { signal, onState: setUpload });
    return null;
  };
  const add = (file: File) => {
    running.current = new AbortController();
    return run({ phase: 'preparing' }, () => send(file), file);
  };
  const remove = () => {
    running.current = null;
    const change = async () => {
      await sendJson(path, { method: 'DELETE' });
      return null;
    };
    return run('removing', change, null);
  };
  return {
    consented,
    upload,
    failure,
    add,
    remove,
    setConsented: (value: boolean) => {
      setConsented(value);
      setFailure(undefined);
    },
    /** Before the file dialog opens: `false` shows that the consent is missing. */
    checkConsent: () => {
      if (!consented) setFailure({ code: 'dedication_photo_consent_required' });
      return consented;
    },
    /** Sends the same file once more; `null` where nothing failed. */
    retry: failed && (() => add(failed)),
    stop: () => running.current?.abort(),
  };
}
