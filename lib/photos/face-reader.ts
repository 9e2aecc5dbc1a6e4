import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { DecodedPicture } from './face/heic';
import type { Answer, Question } from './face-messages';
import { type FaceReading, PHOTO_LIMITS, type PhotoProblem } from './model';

const ANSWER_MS = 15_000;
/** More for a new thread's first answer, which loads the models. */
const LOADING_MS = 15_000;

let thread: Worker | undefined;
/** Questions wait for each other here, so that the time-out counts work and not waiting. */
let queue: Promise<unknown> = Promise.resolve();
/** Questions in the queue, the one in work included; with more of them the last would wait too long. */
let waiting = 0;
const MOST_WAITING = 8;
const BUSY_SECONDS = 5;

function startThread(): Worker {
  // Found from the working directory: inside a bundle the file's own address says nothing.
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'photos', 'face-thread.ts');
  const worker = new Worker(file, { execArgv: [], stdout: true, stderr: true });
  // The decoders print to the console; nothing of a photo belongs in a log.
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

function askThread(question: Question): Promise<Answer> {
  const limitMs = ANSWER_MS + (thread ? 0 : LOADING_MS);
  thread ??= startThread();
  const worker = thread;
  worker.ref();
  return new Promise<Answer>((resolve, reject) => {
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
    worker.once('message', (answer: Answer | Error) => {
      if (answer instanceof Error) giveUp(answer);
      else settle(() => resolve(answer));
    });
    worker.postMessage(question);
  });
}

/** Nobody waits for the answer any more. */
class Dropped extends Error {}

/** The answer, or `null` when too many questions wait. A question whose asker has gone is passed over. */
function ask(question: Question, signal?: AbortSignal): Promise<Answer> | null {
  if (waiting >= MOST_WAITING) return null;
  waiting += 1;
  const turn = queue.then(() => {
    if (signal?.aborted) throw new Dropped();
    return askThread(question);
  });
  queue = turn
    .catch(() => undefined)
    .then(() => {
      waiting -= 1;
    });
  return turn;
}

const busy = () => fail('server_busy', { waitSeconds: BUSY_SECONDS });

/** HEIC bytes to upright pixels, in the thread; `server_busy` when too many photos wait, or nobody waits for this one. */
export async function decodeHeic(
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<Result<DecodedPicture, PhotoProblem | 'server_busy'>> {
  const question: Question = { kind: 'heic', bytes, limit: PHOTO_LIMITS.maxPixels };
  const asked = ask(question, signal);
  if (!asked) return busy();
  const answer = await asked.catch((thrown: unknown) => (thrown instanceof Dropped ? null : 'photo_heic_failed'));
  if (answer === null) return busy();
  if (typeof answer === 'string') return fail(answer as PhotoProblem);
  return ok(answer as DecodedPicture);
}

/**
 * Reads the one face of a normalised photo: where it is, how it is turned, and first guesses at its traits, each
 * with a confidence. No descriptor is computed. Runs in a thread of its own that is started at the first call and
 * kept. `server_busy` when too many photos wait, or nobody waits for this one; throws only when that thread fails twice
 * (a crash, or no answer in 15 s).
 */
export async function readFace(
  jpeg: Uint8Array,
  signal?: AbortSignal,
): Promise<Result<FaceReading, PhotoProblem | 'server_busy'>> {
  const question: Question = { kind: 'face', bytes: jpeg, limit: PHOTO_LIMITS.minFacePx };
  const again = (thrown: unknown) => (thrown instanceof Dropped ? null : ask(question, signal));
  const answer = await ask(question, signal)
    ?.catch(again)
    .catch((thrown: unknown) => {
      if (thrown instanceof Dropped) return null;
      throw thrown;
    });
  if (!answer) return busy();
  if (typeof answer === 'string') return fail(answer);
  return ok(answer as FaceReading);
}

/** Ends the thread; the next question starts another. */
export async function closeFaceReader(): Promise<void> {
  await queue;
  await stopThread();
}
