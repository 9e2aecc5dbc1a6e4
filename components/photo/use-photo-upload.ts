'use client';

import { useState } from 'react';
import type { DraftView } from '@/lib/books';
import { PHOTO_CONSENT_VERSION } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { upload } from '@/lib/client/upload';
import type { Language } from '@/lib/markets';
import type { Crop } from '@/lib/photos';
import { preparePhoto, type ReadyPhoto, turnPhoto } from './prepare-photo';

/** Several faces and a small face are mended by cropping: the cropper opens by itself. */
const MENDED_BY_CROP = ['photo_several_faces', 'photo_face_too_small', 'photo_no_face'];

/** The photo on this device: picked, turned, cropped, and sent with its declaration. */
export function usePhotoUpload(bookId: string, language: Language) {
  const [photo, setPhoto] = useState<ReadyPhoto | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [cropping, setCropping] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** From 0 to 1 while sending; `null` when nothing is under way. */
  const [sent, setSent] = useState<number | null>(null);
  const [preparing, setPreparing] = useState(false);

  const show = (next: ReadyPhoto) => {
    if (photo?.url) URL.revokeObjectURL(photo.url);
    setPhoto(next);
    setCrop(null);
  };
  const pick = async (file: File) => {
    setProblem(undefined);
    setCropping(false);
    setPreparing(true);
    const ready = await preparePhoto(file);
    setPreparing(false);
    if (ready.ok) show(ready.value);
    else setProblem(ready.code);
  };
  const turn = async () => {
    if (photo) show(await turnPhoto(photo));
  };
  /** Sends the photo; answers the draft, or nothing when it was turned away (then `problem` says why). */
  const submit = async (): Promise<DraftView | null> => {
    if (!photo) {
      setProblem('photo_required');
      return null;
    }
    const form = new FormData();
    form.set('file', photo.file, photo.file instanceof File ? photo.file.name : 'photo.jpg');
    if (crop) form.set('crop', JSON.stringify(crop));
    form.set('consent', JSON.stringify({ accepted: true, textVersion: PHOTO_CONSENT_VERSION, language }));
    setProblem(undefined);
    setSent(0);
    try {
      return await upload<DraftView>(`/api/books/${bookId}/photo`, form, { onProgress: setSent });
    } catch (thrown) {
      const { code } = asApiError(thrown);
      setProblem(code);
      if (MENDED_BY_CROP.includes(code) && photo.url) setCropping(true);
      return null;
    } finally {
      setSent(null);
    }
  };
  return { photo, crop, setCrop, cropping, setCropping, problem, setProblem, sent, preparing, pick, turn, submit };
}
