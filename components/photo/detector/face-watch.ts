import { type Look, lookAtPhoto, type Raster } from '@/lib/photos';
import type { WorkerAnswer, WorkerQuestion } from './face.worker';

/** Longer than this nobody waits for the faces: the simple coach speaks. */
const PATIENCE_MS = 4000;

type Watch = { readonly worker: Worker; readonly ready: Promise<boolean> };
let watch: Watch | null = null;
let asked = 0;

/** People who save data are not sent a megabyte for advice. */
const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Starts the detector's download, once; to be called when the browser has time. */
export function warmFaceWatch(): void {
  if (watch || savesData() || typeof Worker === 'undefined') return;
  try {
    const worker = new Worker(new URL('./face.worker.ts', import.meta.url), { type: 'module' });
    const ready = new Promise<boolean>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        if (data === 'ready' || data === 'failed') resolve(data === 'ready');
      });
      worker.addEventListener('error', () => resolve(false));
    });
    watch = { worker, ready };
    ready.then((stands) => {
      performance.mark(stands ? 'face-watch-ready' : 'face-watch-failed');
    });
  } catch {
    // A browser without workers keeps the simple coach.
  }
}

function ask({ worker }: Watch, picture: Raster): Promise<Look | null> {
  asked += 1;
  const question: WorkerQuestion = { id: asked, picture };
  return new Promise((resolve) => {
    const settle = (look: Look | null) => {
      clearTimeout(timer);
      worker.removeEventListener('message', listen);
      resolve(look);
    };
    const listen = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (typeof data !== 'object' || data.id !== question.id) return;
      performance.measure('face-look', { start: performance.now() - data.ms, duration: data.ms });
      settle(data.look);
    };
    const timer = setTimeout(() => settle(null), PATIENCE_MS);
    worker.addEventListener('message', listen);
    worker.postMessage(question);
  });
}

/** What a look at a picture tells: with its faces where the detector stands, else its light and sharpness only. */
export async function look(picture: Raster): Promise<Look> {
  warmFaceWatch();
  const stands = watch && (await Promise.race([watch.ready, after(PATIENCE_MS)]));
  const seen = watch && stands ? await ask(watch, picture) : null;
  return seen ?? lookAtPhoto(picture, null);
}

const after = (ms: number): Promise<false> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), ms);
  });
