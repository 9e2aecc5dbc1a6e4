import { fail, ok, type Result } from '@/lib/platform/result';
import { isSpreadScene } from '../request';
import type { Scene } from '../scene';
import type { SpreadScene } from '../spread/schema';
import { getStage } from '../stages';
import { changePage, showsAlready } from './change-page';
import type { ChangeRefusal } from './change-refusal';
import { changeSpread } from './change-spread';
import { REQUEST_LIMIT } from './limit';
import { parseRequest, type RequestedChange } from './parse-request';
import { isUnsuitable } from './unsuitable';

export { REQUEST_LIMIT };

type AnyScene = Scene | SpreadScene;

/** Why a picture cannot be drawn with a request. */
export type RequestErrorCode = 'request_too_long' | 'illustration_unsafe' | 'request_not_understood' | ChangeRefusal;

/** Whether the text is short enough and suitable for a children's book; every image model calls it first. */
export function checkRequest(text: string): Result<string, 'request_too_long' | 'illustration_unsafe'> {
  const request = text.trim();
  if ([...request].length >= REQUEST_LIMIT) return fail('request_too_long');
  return isUnsuitable(request) ? fail('illustration_unsafe') : ok(request);
}

/** What of a request a scene allows, in the parent's own words. */
export type PlannedRequest<S extends AnyScene = AnyScene> = {
  readonly scene: S;
  /** What is drawn. */
  readonly possible: string;
  /** What is known but not possible here, and the first reason; `null`: all of it is drawn. */
  readonly refused: { readonly words: string; readonly code: ChangeRefusal } | null;
};

const toWords = (wishes: readonly RequestedChange[]): string => wishes.map(({ typed }) => typed).join(', ');

/** Changes a scene by one wish; `null` for a stage that nobody knows. */
function changeScene<S extends AnyScene>(scene: S, wish: RequestedChange): S | ChangeRefusal | null {
  if (isSpreadScene(scene)) return changeSpread(scene, wish) as S | ChangeRefusal;
  const stage = getStage(scene.stage);
  return stage ? (changePage(scene, stage, wish) as S | ChangeRefusal) : null;
}

type Applied<S> = {
  readonly scene: S;
  readonly met: readonly RequestedChange[];
  readonly refused: readonly (RequestedChange & { readonly code: ChangeRefusal })[];
};

/** Applies what is possible of all wishes, one after the other. */
function applyWishes<S extends AnyScene>(scene: S, wishes: readonly RequestedChange[]): Applied<S> {
  let drawn = scene;
  const met: RequestedChange[] = [];
  const refused: Applied<S>['refused'][number][] = [];
  for (const wish of wishes) {
    const next = changeScene(drawn, wish);
    if (typeof next === 'string') refused.push({ ...wish, code: next });
    if (next === null || typeof next === 'string') continue;
    drawn = next;
    met.push(wish);
  }
  return { scene: drawn, met, refused };
}

/**
 * What a parent's request in Hebrew, English, Arabic or Russian changes in a page's scene: it adds animals, props,
 * weather, time of day or the hero's feeling, or removes them (after "without"); in a spread it changes weather and
 * feelings only. Words that the local model does not know are no part of it. Fails if nothing of it is possible.
 */
export function planRequest<S extends AnyScene>(scene: S, text: string): Result<PlannedRequest<S>, RequestErrorCode> {
  const checked = checkRequest(text);
  if (!checked.ok) return checked;
  const { scene: drawn, met, refused } = applyWishes(scene, parseRequest(checked.value));
  if (met.length === 0 && refused.length === 0) return fail('request_not_understood');
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
export function applyRequest<S extends AnyScene>(scene: S, text: string): Result<S, RequestErrorCode> {
  const planned = planRequest(scene, text);
  return planned.ok ? ok(planned.value.scene) : planned;
}

/** Whether a request would change the scene visibly: all of it is possible, and nothing of it is there already. */
export function isVisibleChange(scene: AnyScene, text: string): boolean {
  const planned = planRequest(scene, text);
  if (!planned.ok || planned.value.refused) return false;
  return isSpreadScene(scene) || !parseRequest(text).some(({ change }) => showsAlready(scene, change));
}
