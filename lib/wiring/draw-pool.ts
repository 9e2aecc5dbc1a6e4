import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import type { Drawing, DrawRequest } from '@/lib/illustrator';

/** Draws pictures on all cores; painting is synchronous and would stop the worker's heart in its main thread. */
export function createDrawPool() {
  const pool = new Piscina<DrawRequest, Drawing>({
    filename: path.join(process.cwd(), 'lib/wiring/draw-thread.ts'),
    execArgv: ['--import', 'tsx'],
    minThreads: 1,
    maxThreads: Math.min(availableParallelism(), 8),
    // Threads keep painted stages in memory; idle ones give it back.
    idleTimeout: 60_000,
  });
  return { draw: (request: DrawRequest) => pool.run(request), close: () => pool.close() };
}
