import path from 'node:path';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { DecodedPicture } from './face/node/heic';
import type { Picture } from './face/picture';
import type { FaceRequest, FaceResponse } from './face-messages';
import { type FaceReading, PHOTO_LIMITS, type PhotoErrorCode } from './model';

const TIMEOUT_MS = 15_000;
/** Extra time for a new thread's first response, which loads the models. */
const LOADING_TIMEOUT_MS = 15_000;

let thread: Worker | undefined;
/** Runs one request at a time, so that the timeout does not include waiting. */
const queue = new PQueue({ concurrency: 1 });
/** Requests in the queue, including the running one; with more of them the last would wait too long. */
const MAX_WAITING = 8;
const BUSY_SECONDS = 5;

function startThread(): Worker {
  // Resolved from the working directory: the bundler rewrites import.meta.url.
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'photos', 'face-thread.ts');
  const worker = new Worker(file, { execArgv: [], stdout: true, stderr: true });
  // The decoders print to the console; logs must not contain anything from a photo.
  worker.stdout.resume();
  worker.stderr.resume();
  worker.unref();
  return worker;
}

async function stopThread(): Promise<void> {
  const stopped = thread;
  thread = undefined;
  await stopped?.terminate();
}

function postToThread(request: FaceRequest): Promise<FaceResponse> {
  const limitMs = TIMEOUT_MS + (thread ? 0 : LOADING_TIMEOUT_MS);
  thread ??= startThread();
  const worker = thread;
  worker.ref();
  return new Promise<FaceResponse>((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
      worker.unref();
      finish();
    };
    const giveUp = (error: Error) =>
      settle(() => {
        void stopThread();
        reject(error);
      });
    const timer = setTimeout(() => giveUp(new Error('the face thread gave no answer in time')), limitMs);
    worker.once('error', giveUp);
    worker.once('exit', () => giveUp(new Error('the face thread ended')));
    worker.once('message', (answer: FaceResponse | Error) => {
      if (answer instanceof Error) giveUp(answer);
      else settle(() => resolve(answer));
    });
    worker.postMessage(request);
  });
}

/** The client no longer waits for the response. */
class AbortedError extends Error {}

/** The response, or `null` when the queue is full. Skips aborted requests. */
function enqueue(request: FaceRequest, signal?: AbortSignal): Promise<FaceResponse> | null {
  if (queue.size + queue.pending >= MAX_WAITING) return null;
  return queue.add(() => {
    if (signal?.aborted) throw new AbortedError();
    return postToThread(request);
  });
}

const serverBusy = () => fail('server_busy', { waitSeconds: BUSY_SECONDS });

/**
 * Decodes HEIC bytes to upright pixels, in the thread; `server_busy` when the queue is full or the request was aborted.
 */
export async function decodeHeic(
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<Result<DecodedPicture, PhotoErrorCode | 'server_busy'>> {
  const request: FaceRequest = { kind: 'heic', bytes, limit: PHOTO_LIMITS.maxPixels };
  const response = enqueue(request, signal);
  if (!response) return serverBusy();
  const answer = await response.catch((thrown: unknown) =>
    thrown instanceof AbortedError ? null : 'photo_heic_failed',
  );
  if (answer === null) return serverBusy();
  if (typeof answer === 'string') return fail(answer as PhotoErrorCode);
  return ok(answer as DecodedPicture);
}

/**
 * Reads the single face of a normalized photo, from its pixels or from a JPEG: position, rotation and first estimates
 * of its traits, each with a confidence. Computes no descriptor. Runs in a thread that starts at the first call and stays alive. `server_busy`
 * when the queue is full or the request was aborted; throws only when the thread fails twice (a crash, or no response
 * in 15 s).
 */
export async function readFace(
  photo: Picture | Uint8Array,
  signal?: AbortSignal,
): Promise<Result<FaceReading, PhotoErrorCode | 'server_busy'>> {
  const limit = PHOTO_LIMITS.minFacePx;
  const request: FaceRequest =
    photo instanceof Uint8Array ? { kind: 'jpeg', bytes: photo, limit } : { kind: 'picture', picture: photo, limit };
  const retry = (thrown: unknown) => (thrown instanceof AbortedError ? null : enqueue(request, signal));
  const answer = await enqueue(request, signal)
    ?.catch(retry)
    .catch((thrown: unknown) => {
      if (thrown instanceof AbortedError) return null;
      throw thrown;
    });
  if (!answer) return serverBusy();
  if (typeof answer === 'string') return fail(answer);
  return ok(answer as FaceReading);
}

/** Stops the thread; the next request starts another. */
export async function closeFaceReader(): Promise<void> {
  await queue.onIdle();
  await stopThread();
}
