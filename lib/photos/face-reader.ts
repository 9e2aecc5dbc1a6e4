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

function ask(question: Question): Promise<Answer> {
  const turn = queue.then(() => askThread(question));
  queue = turn.catch(() => undefined);
  return turn;
}

/** HEIC bytes to upright pixels, in the thread. */
export async function decodeHeic(bytes: Uint8Array): Promise<Result<DecodedPicture, PhotoProblem>> {
  const question: Question = { kind: 'heic', bytes, limit: PHOTO_LIMITS.maxPixels };
  const answer = await ask(question).catch(() => 'photo_heic_failed' as const);
  if (typeof answer === 'string') return fail(answer);
  return ok(answer as DecodedPicture);
}

/**
 * Reads the one face of a normalised photo: where it is, how it is turned, and first guesses at its traits, each
 * with a confidence. No descriptor is computed. Runs in a thread of its own that is started at the first call and
 * kept; throws only when that thread fails twice (a crash, or no answer in 15 s).
 */
export async function readFace(jpeg: Uint8Array): Promise<Result<FaceReading, PhotoProblem>> {
  const question: Question = { kind: 'face', bytes: jpeg, limit: PHOTO_LIMITS.minFacePx };
  const answer = await ask(question).catch(() => ask(question));
  if (typeof answer === 'string') return fail(answer);
  return ok(answer as FaceReading);
}

/** Ends the thread; the next question starts another. */
export async function closeFaceReader(): Promise<void> {
  await queue;
  await stopThread();
}
