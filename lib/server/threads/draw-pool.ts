import path from 'node:path';
import { Piscina } from 'piscina';
import type { Drawing, DrawRequest } from '@/lib/illustrator';
import { DRAW_THREADS, queuePrintWork } from '@/lib/platform/print-work';
import { createPriorityQueue } from '@/lib/platform/priority-queue';
import type { Result } from '@/lib/platform/result';
import { createFaceCache } from './face-cache';
import type { FaceInput } from './face-thread';
import { createKeyedMutex } from './keyed-mutex';
import { photoReader } from './photo-reader';

const PORTRAIT_PX = 640;
const DELAY_MS_PER_PX = 4;
const ADVANCED_PORTRAIT_DELAY_MS = 8000;
/** A face takes longer than a hero's three pictures, and the advanced portrait that needs it is the least urgent. */
const FACE_DELAY_MS = 20_000;

/**
 * Priority as a delay: a portrait is first, because its viewer sees nothing yet; then pages on screen, then pages for
 * print. The advanced portrait comes later, because its parent sees the regular one meanwhile.
 */
const getDelayMs = ({ sizePx, model }: DrawRequest): number =>
  model === 'advanced' && sizePx <= PORTRAIT_PX ? ADVANCED_PORTRAIT_DELAY_MS : sizePx * DELAY_MS_PER_PX;

/** Pictures with a longer edge are for print: nobody waits for them at a screen. */
const LARGEST_SCREEN_PX = 1500;

export type DrawPool = {
  readonly draw: (request: DrawRequest) => Promise<Drawing>;
  /** The painted face of a photo for the advanced model, or why there is none. */
  readonly paintFace: (jpeg: Uint8Array) => Promise<Result<Uint8Array>>;
  readonly close: () => Promise<unknown>;
};

/**
 * Draws pictures on all cores; drawing is synchronous and would block the worker's event loop, so that its heartbeats
 * would be missed.
 */
export function createDrawPool(): DrawPool {
  const pool = new Piscina<DrawRequest, Drawing>({
    filename: path.join(process.cwd(), 'lib/server/threads/draw-thread.ts'),
    execArgv: ['--import', 'tsx'],
    // Keeps one thread warm, so that the first visitor does not wait for threads to start.
    minThreads: Math.min(DRAW_THREADS, 2),
    maxThreads: DRAW_THREADS,
    // Threads cache painted stages; idle ones release the memory.
    idleTimeout: 60_000,
  });
  const faces = new Piscina<FaceInput, Result<Uint8Array>>({
    filename: path.join(process.cwd(), 'lib/server/threads/face-thread.ts'),
    execArgv: ['--import', 'tsx'],
    minThreads: 0,
    // One thread only: each would load its own copy of the face models.
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  const turn = createPriorityQueue({ concurrency: DRAW_THREADS, now: () => performance.now() });
  const oneByOne = createKeyedMutex();

  const draw = (request: DrawRequest): Promise<Drawing> => {
    const delayMs = getDelayMs(request);
    const drawInTurn = () => turn(delayMs, () => pool.run(request));
    return request.sizePx > LARGEST_SCREEN_PX ? queuePrintWork(delayMs, drawInTurn) : drawInTurn();
  };
  const readAndPaint = async (jpeg: Uint8Array): Promise<Result<Uint8Array>> => {
    const reading = await photoReader.readFace(jpeg);
    return reading.ok ? faces.run({ jpeg, reading: reading.value }) : reading;
  };
  const paintNow = (jpeg: Uint8Array) => oneByOne('faces', () => turn(FACE_DELAY_MS, () => readAndPaint(jpeg)));
  const paintFace = createFaceCache(paintNow, () => performance.now());
  return { draw, paintFace, close: () => Promise.all([pool.close(), faces.close()]) };
}
