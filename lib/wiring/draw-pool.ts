import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import type { Drawing, DrawRequest } from '@/lib/illustrator';
import type { Result } from '@/lib/platform/result';
import { drawTurns } from './draw-turns';
import type { SeenFace } from './face-thread';
import { photoReader } from './faces';
import { inTurn } from './in-turn';
import { recentFaces } from './recent-faces';

const PORTRAIT_PX = 640;
const PATIENCE_MS_PER_PX = 4;
const SECOND_PORTRAIT_MS = 8000;
/** A face takes longer than a hero's three pictures, and the advanced portrait that it is for is waited for least. */
const FACE_PATIENCE_MS = 20_000;

/**
 * A portrait is waited for by somebody who sees nothing yet, a page by somebody who reads, a page for print by nobody.
 * The advanced portrait comes second: its parent looks at the regular one meanwhile.
 */
const patienceMs = ({ sizePx, model }: DrawRequest): number =>
  model === 'advanced' && sizePx <= PORTRAIT_PX ? SECOND_PORTRAIT_MS : sizePx * PATIENCE_MS_PER_PX;

/** Draws pictures on all cores; painting is synchronous and would stop the worker's heart in its main thread. */
export function createDrawPool() {
  const threads = Math.min(availableParallelism(), 8);
  const pool = new Piscina<DrawRequest, Drawing>({
    filename: path.join(process.cwd(), 'lib/wiring/draw-thread.ts'),
    execArgv: ['--import', 'tsx'],
    // The first visitor of a quiet hour waits for a picture, not for threads to start.
    minThreads: Math.min(threads, 2),
    maxThreads: threads,
    // Threads keep painted stages in memory; idle ones give it back.
    idleTimeout: 60_000,
  });
  const faces = new Piscina<SeenFace, Result<Uint8Array>>({
    filename: path.join(process.cwd(), 'lib/wiring/face-thread.ts'),
    execArgv: ['--import', 'tsx'],
    minThreads: 0,
    // One: the models that look at a face take their memory in every thread.
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  const turn = drawTurns({ sideBySide: threads, now: () => performance.now() });
  const oneByOne = inTurn();

  const draw = (request: DrawRequest): Promise<Drawing> => turn(patienceMs(request), () => pool.run(request));
  const readAndPaint = async (jpeg: Uint8Array): Promise<Result<Uint8Array>> => {
    const reading = await photoReader.readFace(jpeg);
    return reading.ok ? faces.run({ jpeg, reading: reading.value }) : reading;
  };
  /** The face of a photo for the advanced model, or why there is none. */
  const paintNow = (jpeg: Uint8Array) => oneByOne('faces', () => turn(FACE_PATIENCE_MS, () => readAndPaint(jpeg)));
  const paintFace = recentFaces(paintNow, () => performance.now());
  return { draw, paintFace, close: () => Promise.all([pool.close(), faces.close()]) };
}
