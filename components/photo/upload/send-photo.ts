import type { DraftView, PhotoConsentVersion } from '@/lib/books';
import type { Language } from '@/lib/markets';
import type { Crop } from '@/lib/photos';
import { type UploadRetryOptions, uploadWithRetry } from './upload-with-retry';

export type PhotoConsentPayload = { readonly textVersion: PhotoConsentVersion; readonly language: Language };

type SentPhoto = {
  readonly file: Blob;
  readonly crop: Crop | null;
  readonly consent: PhotoConsentPayload;
};

/** Uploads a photo with its consent, and retries on a broken connection. */
export function sendPhoto(
  bookId: string,
  { file, crop, consent }: SentPhoto,
  options: UploadRetryOptions,
): Promise<DraftView> {
  const form = new FormData();
  // Do not send the original file name: it may reveal more than the photo.
  form.set('file', file, 'photo');
  if (crop) form.set('crop', JSON.stringify(crop));
  form.set('consent', JSON.stringify({ accepted: true, ...consent }));
  return uploadWithRetry<DraftView>(`/api/books/${bookId}/photo`, form, options);
}
