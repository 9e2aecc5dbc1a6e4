import { fail, ok, type Result } from '@/lib/platform/result';
import type { Scene } from '../scene';
import { getStage } from '../stages';
import { applyChanges } from './apply-changes';
import { REQUEST_LIMIT } from './limit';
import { parseRequest } from './parse-request';
import { isUnsuitable } from './unsuitable';

export { REQUEST_LIMIT };

export type RequestErrorCode = 'request_too_long' | 'illustration_unsafe' | 'request_not_understood';

/** Whether the text is short enough and suitable for a children's book; every image model calls it first. */
export function checkRequest(text: string): Result<string, Exclude<RequestErrorCode, 'request_not_understood'>> {
  const request = text.trim();
  if ([...request].length >= REQUEST_LIMIT) return fail('request_too_long');
  return isUnsuitable(request) ? fail('illustration_unsafe') : ok(request);
}

/**
 * Applies a parent's request in Hebrew, English, Arabic or Russian to a page's scene: adds animals, props, weather,
 * time of day or the hero's feeling, or removes them (after "without"). Does not guess at words that the local model
 * does not know.
 */
export function applyRequest(scene: Scene, text: string): Result<Scene, RequestErrorCode> {
  const checked = checkRequest(text);
  if (!checked.ok) return checked;
  const stage = getStage(scene.stage);
  if (!stage) return fail('request_not_understood');
  const wished = applyChanges(scene, stage, parseRequest(checked.value));
  return wished.met > 0 ? ok(wished.scene) : fail('request_not_understood');
}
