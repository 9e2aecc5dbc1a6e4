import {
  type Character,
  type Drawing,
  type DrawRequest,
  familyScene,
  portraitScene,
  relativeScene,
} from '@/lib/illustrator';
import type { Db } from '@/lib/platform/db';
import { fail, type Result } from '@/lib/platform/result';
import { listFamilyRoles } from '../book-story';
import { getPictureSeed, PICTURE_SIZES, PORTRAIT_KEY } from '../pages';
import { findOwnedBook, type Owner } from '../repository';
import type { SketchSubject } from '../schema';

/**
 * Draws sketches one after the other; rejects a request that was aborted or replaced by a newer one of the same client.
 */
export type SketchQueue = (
  request: DrawRequest,
  by: { readonly clientKey: string; readonly signal: AbortSignal },
) => Promise<Result<Drawing, 'illustration_unavailable'>>;

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly drawSketch: SketchQueue;
  /** Aborted when the browser disconnects. */
  readonly signal: AbortSignal;
};

/**
 * Draws the regular portrait of the features that the parent is editing: smaller than the final one, otherwise the same
 * picture; or the hero's family in the same way. Stores nothing. Age and gender come from the draft.
 */
export async function sketchCharacter(
  bookId: string,
  { show, ...wish }: Character & { readonly show: SketchSubject },
  { db, owner, drawSketch, signal }: Deps,
): Promise<Result<Drawing, 'not_found' | 'photo_required' | 'illustration_unavailable'>> {
  const book = await findOwnedBook(db, bookId, owner);
  if (!book) return fail('not_found');
  if (!book.character) return fail('photo_required');
  const character = { ...wish, age: book.age, gender: book.gender };
  const seed = getPictureSeed(book, PORTRAIT_KEY);
  const sizePx = PICTURE_SIZES.sketch;
  const variation = book.portraitVariation;
  const scenes = { hero: () => portraitScene(character), family: () => familyScene(listFamilyRoles(book)) };
  const scene = show === 'hero' || show === 'family' ? scenes[show]() : relativeScene(show, character);
  const request = { scene, character, model: 'regular', seed, variation, sizePx } as const;
  // Each picture on the screen waits for itself: one never replaces another.
  return drawSketch(request, { clientKey: `${owner.deviceId}:${show}`, signal });
}
