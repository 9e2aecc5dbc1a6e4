import { type PhotoScan, type Raster, scanPhoto } from '@/lib/photos';
import { askPhotoWorker, startPhotoWorker } from '../worker/photo-worker';

/** Show a result within this time, with or without the faces. */
const QUICK_RESULT_MS = 700;
/** We ignore an analysis that takes longer. */
const ANALYSIS_TIMEOUT_MS = 15_000;

/** A picture to analyze; `key` names its photo with its crop (`getPhotoKey`). */
export type ScanTarget = { readonly picture: Raster; readonly key: string };

/** `null` without a face detector on this device, or when it takes too long. */
async function scanWithFaces(target: ScanTarget): Promise<PhotoScan | null> {
  const worker = startPhotoWorker();
  if (!worker || !(await worker.loaded.detector)) return null;
  const answer = await askPhotoWorker(worker, { kind: 'scan', ...target }, ANALYSIS_TIMEOUT_MS);
  if (!answer) return null;
  performance.measure('face-look', { start: performance.now() - answer.ms, duration: answer.ms });
  return answer.scan;
}

/**
 * Analyzes a picture and calls `onScan` with the result. If the detector is slow, `onScan` first gets light and sharpness
 * only, and again once the faces are there.
 */
export async function requestPhotoAnalysis(target: ScanTarget, onScan: (scan: PhotoScan) => void): Promise<void> {
  const complete = scanWithFaces(target);
  const quick = await Promise.race([complete, delayedNull(QUICK_RESULT_MS)]);
  if (quick) return onScan(quick);
  onScan(await scanPhoto(target.picture, null));
  const late = await complete;
  if (late) onScan(late);
}

const delayedNull = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
