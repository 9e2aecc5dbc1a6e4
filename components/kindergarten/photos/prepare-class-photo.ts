import {
  addCandidate,
  applyAnalysis,
  type Candidate,
  initialCrop,
  NO_CANDIDATES,
  selectedCandidate,
} from '@/components/photo/analysis/candidates';
import { requestPhotoAnalysis } from '@/components/photo/analysis/face-detector-client';
import { openPhoto, toUploadBlob } from '@/components/photo/analysis/prepare-photo';
import type { Crop, PhotoScan } from '@/lib/photos';
import { fail, ok, type Result } from '@/lib/platform/result';

type PreparedPhoto = { readonly blob: Blob; readonly crop: Crop | null };

/** Opens a photo and looks at it as the wizard's photo step does. */
async function readCandidate(id: string, file: File): Promise<Result<Candidate>> {
  const opened = await openPhoto(file, () => undefined);
  if (!opened.ok) return opened;
  const { photo, copy } = opened.value;
  const fresh: Candidate = {
    ...{ id, photo, analysis: null, crop: null, cropAnalysis: null, verdict: null },
    pickedAt: Date.now(),
  };
  let scan: PhotoScan | null = null;
  if (copy) {
    await requestPhotoAnalysis(copy, (found) => {
      scan = found;
    });
  }
  const known = addCandidate(NO_CANDIDATES, fresh);
  const candidate = selectedCandidate(scan ? applyAnalysis(known, id, scan, initialCrop(scan, photo)) : known);
  return ok(candidate ?? fresh);
}

/**
 * A photo of the class, ready to send: opened, scaled down, with the crop around the only face. Fails with the code that
 * the server would answer, so that a photo that it would refuse is not sent.
 */
export async function prepareClassPhoto(id: string, file: File): Promise<Result<PreparedPhoto>> {
  const read = await readCandidate(id, file);
  if (!read.ok) return read;
  const { photo, crop, verdict } = read.value;
  try {
    if (verdict?.refusal) return fail(verdict.refusal);
    const blob = await toUploadBlob(photo);
    return blob ? ok({ blob, crop }) : fail('photo_too_large');
  } finally {
    if (photo.url) URL.revokeObjectURL(photo.url);
  }
}
