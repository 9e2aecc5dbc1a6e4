import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import type { Drawing, DrawRequest } from '@/lib/illustrator';
import { drawTurns } from './draw-turns';

const PORTRAIT_PX = 640;
const PATIENCE_MS_PER_PX = 4;
const SECOND_PORTRAIT_MS = 8000;

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
  const draw = drawTurns((request: DrawRequest) => pool.run(request), {
    sideBySide: threads,
    patienceMs,
    now: () => performance.now(),
  });
  return { draw, close: () => pool.close() };
}
