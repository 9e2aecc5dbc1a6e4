import {
  addCandidate,
  applyAnalysis,
  type Candidate,
  initialCrop,
  NO_CANDIDATES,
  selectedCandidate,
} from '@/components/photo/analysis/candidates';
import { getPhotoKey, openPhoto } from '@/components/photo/analysis/prepare-photo';
import { requestPhotoAnalysis } from '@/components/photo/analysis/request-analysis';
import type { Finding, PhotoScan, Raster } from '@/lib/photos';
import { fail, ok, type Result } from '@/lib/platform/result';
import { createPreview } from './create-preview';

/** A photo of the class, looked at, with the crop around the only face. */
export type ClassPhoto = Pick<Candidate, 'photo' | 'crop'> & {
  /** What would be better in another photo, most important first. */
  readonly findings: readonly Finding[];
  /** Object URL of a small copy; `null` where this browser cannot show the photo. */
  readonly preview: string | null;
};

/** Opens a photo and looks at it as the wizard's photo step does. */
async function readCandidate(
  id: string,
  file: File,
): Promise<Result<{ readonly candidate: Candidate; readonly copy: Raster | null }>> {
  const opened = await openPhoto(file, () => undefined);
  if (!opened.ok) return opened;
  const { photo, copy } = opened.value;
  const fresh: Candidate = {
    id,
    photo,
    analysis: null,
    crop: null,
    cropAnalysis: null,
    verdict: null,
    pickedAt: Date.now(),
  };
  let scan: PhotoScan | null = null;
  if (copy) {
    await requestPhotoAnalysis({ picture: copy, key: getPhotoKey(photo, null) }, (found) => {
      scan = found;
    });
  }
  const known = addCandidate(NO_CANDIDATES, fresh);
  const candidate = selectedCandidate(scan ? applyAnalysis(known, id, scan, initialCrop(scan, photo)) : known);
  return ok({ candidate: candidate ?? fresh, copy });
}

/**
 * Opens a photo of the class. Fails with the code that the server would answer, so that a photo that it would refuse is
 * neither read nor sent.
 */
export async function openClassPhoto(id: string, file: File): Promise<Result<ClassPhoto>> {
  const read = await readCandidate(id, file);
  if (!read.ok) return read;
  const { copy, candidate } = read.value;
  const { photo, crop, verdict } = candidate;
  // Nothing shows the whole photo, which keeps its bytes without the link.
  if (photo.url) URL.revokeObjectURL(photo.url);
  if (verdict?.refusal) return fail(verdict.refusal);
  return ok({ photo, crop, findings: verdict?.findings ?? [], preview: copy && (await createPreview(copy, crop)) });
}
