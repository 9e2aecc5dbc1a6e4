import { getPhotoKey, toUploadBlob } from '@/components/photo/analysis/prepare-photo';
import { NOT_LOADED, type ReadPhoto, readPhoto } from '@/components/photo/reading/read-photo';
import { sendReading } from '@/components/photo/reading/send-reading';
import { sendPhoto } from '@/components/photo/upload/send-photo';
import type { UploadState } from '@/components/photo/upload/upload-with-retry';
import type { DraftView } from '@/lib/books';
import type { Gender } from '@/lib/catalogue';
import { fetcher } from '@/lib/client/api/fetcher';
import type { ClassChild } from '@/lib/kindergarten';
import type { Language } from '@/lib/markets';
import type { ClassPhoto } from './open-class-photo';
import type { UploadPhase } from './upload-queue';

/** Photos in a row that this device could not read, after which the others are sent at once. */
const MAX_FAILURES = 2;

/** Reads photos until this device has shown that it cannot: each attempt may take half a minute. */
export function createClassReader(read: ReadPhoto = readPhoto): ReadPhoto {
  let failures = 0;
  return async (request, onBegin) => {
    if (failures >= MAX_FAILURES) return null;
    const outcome = await read(request, onBegin);
    const unread = outcome === null || outcome === NOT_LOADED;
    failures = unread ? failures + 1 : 0;
    return unread ? null : outcome;
  };
}

type SendOptions = {
  readonly read: ReadPhoto;
  readonly language: Language;
  readonly signal: AbortSignal;
  readonly onState: (state: UploadPhase) => void;
};

/** Gender and age as the book has them: the class's defaults where nobody has said them. */
type PhotoChild = Pick<ClassChild, 'bookId'> & { readonly gender: Gender; readonly age: number };

/**
 * Sends what this device reads from the photo of a child or, where it cannot read it, the photo. Resolves to the phase in
 * which the file ends; throws like `sendJson`.
 */
export async function sendClassPhoto(
  { bookId, age, gender }: PhotoChild,
  { photo, crop }: Pick<ClassPhoto, 'photo' | 'crop'>,
  { read, language, signal, onState }: SendOptions,
): Promise<UploadPhase> {
  const onUpload = (state: UploadState) => onState(state.phase === 'waiting' ? { phase: 'retrying' } : state);
  const onBegin = () => onState({ phase: 'reading' });
  // Without a URL only the server can decode it.
  const request = { file: photo.file, crop, child: { age, gender }, key: getPhotoKey(photo, crop) };
  const outcome = photo.url === null ? null : await read(request, onBegin);
  if (typeof outcome === 'string' && outcome !== NOT_LOADED) return { phase: 'failed', code: outcome };
  if (outcome && outcome !== NOT_LOADED) {
    await sendReading(bookId, outcome, { language, signal, onState: onUpload });
    return { phase: 'done', sent: 'reading' };
  }
  const file = await toUploadBlob(photo);
  if (!file) return { phase: 'failed', code: 'photo_too_large' };
  const { photoConsent } = await fetcher<DraftView>(`/api/books/${bookId}`);
  const consent = { textVersion: photoConsent, language };
  await sendPhoto(bookId, { file, crop, consent }, { signal, onState: onUpload });
  return { phase: 'done', sent: 'photo' };
}
