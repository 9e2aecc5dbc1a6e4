import type { PhotoRequest, PhotoResponse } from './messages';
import { setLoadedBytes, setReaderLoaded } from './reader-loading';

/** A connection that brings nothing for this long is broken; a slow one may take minutes. */
const STALL_TIMEOUT_MS = 30_000;
/** Below this the models and a photo do not fit beside a page, in gigabytes. */
const MIN_MEMORY_GB = 2;

type Device = Navigator & {
  readonly connection?: { readonly saveData?: boolean };
  readonly deviceMemory?: number;
};
type Part = Extract<PhotoResponse, { kind: 'loaded' }>['part'];
type WithoutId<Request> = Request extends { readonly id: number } ? Omit<Request, 'id'> : never;
/** What the worker can be asked. */
export type PhotoQuestion = WithoutId<PhotoRequest>;
type Answer<Kind> = Extract<PhotoResponse, { readonly id: number; readonly kind: Kind }>;

/** The worker that looks at photos; each part is `true` once its models are loaded. */
export type PhotoWorker = { readonly worker: Worker; readonly loaded: Readonly<Record<Part, Promise<boolean>>> };

let current: PhotoWorker | null = null;
let lastId = 0;

/** With Save-Data on no megabytes are loaded for advice. */
const prefersReducedData = (): boolean => (navigator as Device).connection?.saveData === true;

/** Whether this device can read a photo itself; with Save-Data it loads no models. */
export function canReadPhotos(): boolean {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return false;
  if (typeof WebAssembly === 'undefined') return false;
  const { deviceMemory } = navigator as Device;
  return !prefersReducedData() && (deviceMemory ?? MIN_MEMORY_GB) >= MIN_MEMORY_GB;
}

function waitForPart(worker: Worker, part: Part): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUpLater = () => setTimeout(() => resolve(false), STALL_TIMEOUT_MS);
    let timer = giveUpLater();
    const settle = (ok: boolean) => {
      clearTimeout(timer);
      resolve(ok);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoResponse>) => {
      if (data.kind === 'progress') {
        clearTimeout(timer);
        timer = giveUpLater();
      } else if (data.kind === 'loaded' && data.part === part) settle(data.ok);
    });
    worker.addEventListener('error', () => settle(false));
  });
}

function openWorker(reads: boolean): PhotoWorker {
  const worker = new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' });
  const loaded = {
    detector: waitForPart(worker, 'detector'),
    reader: reads ? waitForPart(worker, 'reader') : Promise.resolve(false),
  };
  const opened = { worker, loaded };
  setLoadedBytes(0);
  worker.addEventListener('message', ({ data }: MessageEvent<PhotoResponse>) => {
    if (data.kind === 'progress') setLoadedBytes(data.loaded);
  });
  void loaded.detector.then((ok) => performance.mark(ok ? 'face-watch-ready' : 'face-watch-failed'));
  if (reads)
    void loaded.reader.then((ok) => {
      performance.mark(ok ? 'reader-ready' : 'reader-failed');
      setReaderLoaded(ok);
      // The next photo tries again: a connection may be back.
      if (!ok) stopPhotoWorker(opened);
    });
  worker.postMessage({ kind: 'start', reads } satisfies PhotoRequest);
  return opened;
}

/** Starts loading the models once; `null` where the device has no workers or saves data. */
export function startPhotoWorker(): PhotoWorker | null {
  if (typeof Worker === 'undefined' || prefersReducedData()) return null;
  try {
    current ??= openWorker(canReadPhotos());
  } catch {
    // Without worker support photos are looked at without faces, and sent.
  }
  return current;
}

/** Ends a worker that failed; the next photo starts another. */
export function stopPhotoWorker(stopped: PhotoWorker): void {
  stopped.worker.terminate();
  if (current === stopped) current = null;
}

/** Asks the worker; `null` when it fails or does not answer within `timeoutMs`. */
export function askPhotoWorker<Question extends PhotoQuestion>(
  { worker }: PhotoWorker,
  question: Question,
  timeoutMs: number,
): Promise<Answer<Question['kind']> | null> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const settle = (answer: Answer<Question['kind']> | null) => {
      clearTimeout(timer);
      worker.removeEventListener('message', listen);
      worker.removeEventListener('error', fail);
      resolve(answer);
    };
    const fail = () => settle(null);
    const listen = ({ data }: MessageEvent<PhotoResponse>) => {
      if (data.kind === question.kind && data.id === id) settle(data as Answer<Question['kind']>);
    };
    const timer = setTimeout(fail, timeoutMs);
    worker.addEventListener('message', listen);
    worker.addEventListener('error', fail);
    worker.postMessage({ ...question, id });
  });
}
