import { type PhotoScan, type Raster, scanPhoto } from '@/lib/photos';
import type { WorkerRequest, WorkerResponse } from './face.worker';

/** Show a result within this time, with or without the faces. */
const QUICK_RESULT_MS = 700;
/** We ignore an analysis that takes longer. */
const ANALYSIS_TIMEOUT_MS = 15_000;

type DetectorWorker = { readonly worker: Worker; readonly ready: Promise<boolean> };
let detector: DetectorWorker | null = null;
let lastRequestId = 0;

/** With Save-Data on we do not download a megabyte for advice. */
const prefersReducedData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Starts the download of the detector once; call it when the browser is idle. */
export function preloadFaceDetector(): void {
  if (detector || prefersReducedData() || typeof Worker === 'undefined') return;
  try {
    const worker = new Worker(new URL('./face.worker.ts', import.meta.url), { type: 'module' });
    const ready = new Promise<boolean>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
        if (data === 'ready' || data === 'failed') resolve(data === 'ready');
      });
      worker.addEventListener('error', () => resolve(false));
    });
    detector = { worker, ready };
    ready.then((stands) => {
      performance.mark(stands ? 'face-watch-ready' : 'face-watch-failed');
    });
  } catch {
    // Without worker support the analysis works without faces.
  }
}

function sendToWorker({ worker }: DetectorWorker, picture: Raster): Promise<PhotoScan | null> {
  lastRequestId += 1;
  const question: WorkerRequest = { id: lastRequestId, picture };
  return new Promise((resolve) => {
    const settle = (look: PhotoScan | null) => {
      clearTimeout(timer);
      worker.removeEventListener('message', listen);
      resolve(look);
    };
    const listen = ({ data }: MessageEvent<WorkerResponse>) => {
      if (typeof data !== 'object' || data.id !== question.id) return;
      performance.measure('face-look', { start: performance.now() - data.ms, duration: data.ms });
      settle(data.analysis);
    };
    const timer = setTimeout(() => settle(null), ANALYSIS_TIMEOUT_MS);
    worker.addEventListener('message', listen);
    worker.postMessage(question);
  });
}

/**
 * Analyzes a picture and calls `tell` with the result. If the detector is slow, `tell` first gets light and sharpness
 * only, and again once the faces are there.
 */
export async function requestPhotoAnalysis(picture: Raster, tell: (look: PhotoScan) => void): Promise<void> {
  preloadFaceDetector();
  const seen = detector && analyzeWithFaces(detector, picture);
  const quick = seen && (await Promise.race([seen, delayedNull(QUICK_RESULT_MS)]));
  if (quick) return tell(quick);
  tell(await scanPhoto(picture, null));
  const late = await seen;
  if (late) tell(late);
}

const analyzeWithFaces = async (one: DetectorWorker, picture: Raster): Promise<PhotoScan | null> =>
  (await one.ready) ? sendToWorker(one, picture) : null;

const delayedNull = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
