import path from 'node:path';
import { Piscina } from 'piscina';
import type { Drawing, DrawRequest } from '@/lib/illustrator';
import { env } from '@/lib/platform/env';
import { createSketchQueue } from './sketch-queue';

/** Parents pause between two colours; restarting a thread would be noticeable. */
const IDLE_MS = 5 * 60_000;

type Pool = Piscina<DrawRequest, Drawing>;
const shared = globalThis as { giboriSketchPool?: Pool };

/** One thread of the web process for live sketches; started by the first one. */
function getPool(): Pool {
  shared.giboriSketchPool ??= new Piscina<DrawRequest, Drawing>({
    // Resolved from the working directory: the bundler rewrites import.meta.url.
    filename: path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'server', 'threads', 'draw-thread.ts'),
    execArgv: ['--import', 'tsx'],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return shared.giboriSketchPool;
}

async function draw(request: DrawRequest): Promise<Drawing> {
  if (env().ILLUSTRATOR !== 'sandbox') return getPool().run(request);
  return (await import('@/lib/providers/illustration/sandbox-picture')).drawSandboxPicture(request);
}

export const drawSketch = createSketchQueue(draw);
