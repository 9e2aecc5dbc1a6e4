import { ok } from '@/lib/platform/result';
import { drawSandboxPicture } from '@/lib/providers/illustration/sandbox-picture';
import type { DrawPool } from './draw-pool';

/** Stands in for the drawing threads of a sandbox illustrator, which paints no face: every photo may be used for one. */
export const createSandboxPool = (): DrawPool => ({
  draw: drawSandboxPicture,
  paintFace: async (jpeg) => ok(jpeg),
  close: async () => {},
});
