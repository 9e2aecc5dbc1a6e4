import type { Scene, SpreadScene } from '@/lib/illustrator';
import { applyRequest, type RequestErrorCode } from '@/lib/illustrator/server';
import { ok, type Result } from '@/lib/platform/result';

/** The scene with a parent's request in it. */
export const changeScene = (
  scene: Scene | SpreadScene,
  wish: string | undefined,
): Result<Scene | SpreadScene, RequestErrorCode> => (wish === undefined ? ok(scene) : applyRequest(scene, wish));
