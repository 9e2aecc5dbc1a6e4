import { type Look, lookAtPhoto, type Raster } from '@/lib/photos';
import type { WorkerAnswer, WorkerQuestion } from './face.worker';

/** Before this the coach has spoken, whether it has seen the faces yet or not. */
const SOON_MS = 700;
/** A look that takes longer is lost. */
const PATIENCE_MS = 15_000;

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

/**
 * Tells what a look at a picture says: with its faces where the detector stands and is quick, else its light and
 * sharpness first, and the faces when they come.
 */
export async function lookAt(picture: Raster, tell: (look: Look) => void): Promise<void> {
  warmFaceWatch();
  const seen = watch && facesOf(watch, picture);
  const quick = seen && (await Promise.race([seen, after(SOON_MS)]));
  if (quick) return tell(quick);
  tell(await lookAtPhoto(picture, null));
  const late = await seen;
  if (late) tell(late);
}

const facesOf = async (one: Watch, picture: Raster): Promise<Look | null> =>
  (await one.ready) ? ask(one, picture) : null;

const after = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
