import pLimit from 'p-limit';
import type { ReadHero } from '@/lib/illustrator';
import type { PhotoErrorCode } from '@/lib/photos';
import type { ReadRequest, ReadResponse } from './messages';

/** A device that needs longer than this is too slow for its parent: the photo is sent. */
const READ_TIMEOUT_MS = 12_000;
/** Six megabytes on a slow connection. */
const LOAD_TIMEOUT_MS = 30_000;
/** Below this the models and a photo do not fit beside a page, in gigabytes. */
const MIN_MEMORY_GB = 2;

type Reader = { readonly worker: Worker; readonly ready: Promise<boolean> };
type Device = Navigator & {
  readonly connection?: { readonly saveData?: boolean };
  readonly deviceMemory?: number;
};

let reader: Reader | null = null;
let lastId = 0;

/** Whether this device can read a photo itself; with Save-Data it loads no models. */
export function canReadPhotos(): boolean {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return false;
  if (typeof WebAssembly === 'undefined') return false;
  const { connection, deviceMemory } = navigator as Device;
  return connection?.saveData !== true && (deviceMemory ?? MIN_MEMORY_GB) >= MIN_MEMORY_GB;
}

function startReader(): Reader {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const ready = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), LOAD_TIMEOUT_MS);
    const settle = (loaded: boolean) => {
      clearTimeout(timer);
      resolve(loaded);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<ReadResponse>) => {
      if (data.kind !== 'read') settle(data.kind === 'ready');
    });
    worker.addEventListener('error', () => settle(false));
  });
  ready.then((loaded) => {
    performance.mark(loaded ? 'reader-ready' : 'reader-failed');
    // The next photo tries again: a connection may be back.
    if (!loaded && reader?.worker === worker) stopReader();
  });
  return { worker, ready };
}

function stopReader(): void {
  reader?.worker.terminate();
  reader = null;
}

/** Starts loading the models once; call it when the browser is idle. `false` if this device cannot read a photo. */
export function preloadPhotoReader(): boolean {
  if (!canReadPhotos()) return false;
  try {
    reader ??= startReader();
    return true;
  } catch {
    return false;
  }
}

/** One photo at a time: together they would all be late on the same processor. */
const inTurn = pLimit(1);

export type ReadingOutcome = ReadHero | PhotoErrorCode | null;
export type ReadPhoto = (request: Omit<ReadRequest, 'id'>, onBegin?: () => void) => Promise<ReadingOutcome>;

/**
 * Reads a photo on this device, after the photos before it; nothing is sent. A code when the photo cannot be used; `null`
 * when this device cannot read it, or not within twelve seconds. `onBegin` is called when its turn comes.
 */
export const readPhoto: ReadPhoto = (request, onBegin) =>
  inTurn(() => {
    onBegin?.();
    return readNow(request);
  });

async function readNow(request: Omit<ReadRequest, 'id'>): Promise<ReadingOutcome> {
  if (!preloadPhotoReader() || !reader) return null;
  const { worker, ready } = reader;
  if (!(await ready)) return null;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const settle = (outcome: ReadingOutcome) => {
      clearTimeout(timer);
      worker.removeEventListener('message', listen);
      worker.removeEventListener('error', fail);
      resolve(outcome);
    };
    const fail = () => {
      if (reader?.worker === worker) stopReader();
      settle(null);
    };
    const listen = ({ data }: MessageEvent<ReadResponse>) => {
      if (data.kind !== 'read' || data.id !== id) return;
      performance.measure('photo-reading', { start: performance.now() - data.ms, duration: data.ms });
      settle(data.outcome);
    };
    const timer = setTimeout(fail, READ_TIMEOUT_MS);
    worker.addEventListener('message', listen);
    worker.addEventListener('error', fail);
    worker.postMessage({ id, ...request } satisfies ReadRequest);
  });
}
