import { fail, ok, type Result } from '@/lib/platform/result';
import type { Scene } from '../scene';
import { getStage } from '../stages';
import { applyChanges, type ChangeRefusal, showsAlready } from './apply-changes';
import { REQUEST_LIMIT } from './limit';
import { parseRequest, type RequestedChange } from './parse-request';
import { isUnsuitable } from './unsuitable';

export { REQUEST_LIMIT };

/** Why a picture cannot be drawn with a request. */
export type RequestErrorCode = 'request_too_long' | 'illustration_unsafe' | 'request_not_understood' | ChangeRefusal;

/** Whether the text is short enough and suitable for a children's book; every image model calls it first. */
export function checkRequest(text: string): Result<string, 'request_too_long' | 'illustration_unsafe'> {
  const request = text.trim();
  if ([...request].length >= REQUEST_LIMIT) return fail('request_too_long');
  return isUnsuitable(request) ? fail('illustration_unsafe') : ok(request);
}

/** What of a request a scene allows, in the parent's own words. */
export type PlannedRequest = {
  readonly scene: Scene;
  /** What is drawn. */
  readonly possible: string;
  /** What is known but not possible here, and the first reason; `null`: all of it is drawn. */
  readonly refused: { readonly words: string; readonly code: ChangeRefusal } | null;
};

const toWords = (wishes: readonly RequestedChange[]): string => wishes.map(({ typed }) => typed).join(', ');

/**
 * What a parent's request in Hebrew, English, Arabic or Russian changes in a page's scene: it adds animals, props,
 * weather, time of day or the hero's feeling, or removes them (after "without"). Words that the local model does not
 * know are no part of it. Fails if nothing of it is possible.
 */
export function planRequest(scene: Scene, text: string): Result<PlannedRequest, RequestErrorCode> {
  const checked = checkRequest(text);
  if (!checked.ok) return checked;
  const stage = getStage(scene.stage);
  const wishes = stage ? parseRequest(checked.value) : [];
  if (!stage || wishes.length === 0) return fail('request_not_understood');
  const { scene: drawn, met, refused } = applyChanges(scene, stage, wishes);
  // What the picture shows already is not missing from it.
  const missing = refused.filter(({ code }) => code !== 'request_already_shown');
  const [first] = missing;
  if (met.length === 0) return fail(first?.code ?? 'request_already_shown', { missing: toWords(refused) });
  return ok({
    scene: drawn,
    possible: toWords(met),
    refused: first ? { words: toWords(missing), code: first.code } : null,
  });
}

/** The scene with as much of a request as it allows. */
export function applyRequest(scene: Scene, text: string): Result<Scene, RequestErrorCode> {
  const planned = planRequest(scene, text);
  return planned.ok ? ok(planned.value.scene) : planned;
}

/** Whether a request would change the scene visibly: all of it is possible, and nothing of it is there already. */
export function isVisibleChange(scene: Scene, text: string): boolean {
  const planned = planRequest(scene, text);
  return planned.ok && !planned.value.refused && !parseRequest(text).some(({ change }) => showsAlready(scene, change));
}
