import { isSpreadScene, type Scene, type SpreadScene } from '@/lib/illustrator';
import { applyRequest, checkRequest, type RequestErrorCode } from '@/lib/illustrator/server';
import { fail, ok, type Result } from '@/lib/platform/result';

/**
 * The scene with a parent's request in it. A spread takes none: words stand beside its figures, so that nothing may come
 * or move there.
 */
export function changeScene(
  scene: Scene | SpreadScene,
  wish: string | undefined,
): Result<Scene | SpreadScene, RequestErrorCode> {
  if (wish === undefined) return ok(scene);
  if (!isSpreadScene(scene)) return applyRequest(scene, wish);
  const checked = checkRequest(wish);
  return checked.ok ? fail('request_no_room') : checked;
}
