import { fail, ok, type Result } from '@/lib/platform/result';
import type { Scene } from '../scene';
import { stageOf } from '../stages';
import { applyWishes } from './apply';
import { REQUEST_LIMIT } from './limit';
import { understand } from './understand';
import { isUnsuitable } from './unsuitable';

export { REQUEST_LIMIT };

export type RequestProblem = 'request_too_long' | 'illustration_unsafe' | 'request_not_understood';

/** The text is short and fit for a children's book; every image model asks this first. */
export function checkRequest(text: string): Result<string, Exclude<RequestProblem, 'request_not_understood'>> {
  const request = text.trim();
  if ([...request].length >= REQUEST_LIMIT) return fail('request_too_long');
  return isUnsuitable(request) ? fail('illustration_unsafe') : ok(request);
}

/**
 * A page's scene as a parent wishes it, in words of Hebrew, English, Arabic or Russian: animals, things, weather, time
 * of day and the hero's feeling, added or (after "without") left out. Wishes that the local model does not know are
 * not guessed at.
 */
export function sceneOnRequest(scene: Scene, text: string): Result<Scene, RequestProblem> {
  const checked = checkRequest(text);
  if (!checked.ok) return checked;
  const stage = stageOf(scene.stage);
  if (!stage) return fail('request_not_understood');
  const wished = applyWishes(scene, stage, understand(checked.value));
  return wished.met > 0 ? ok(wished.scene) : fail('request_not_understood');
}
