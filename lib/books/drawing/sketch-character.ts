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
import { getFamilyKinds, listAddedHeroes, listFamilyRoles } from '../book-story';
import { getPictureSeed, PICTURE_SIZES, PORTRAIT_KEY } from '../pages';
import { type BookRow, findOwnedBook, type Owner } from '../repository';
import type { SketchSubject } from '../schema';
import { castOf } from './drawn-hero';

/**
 * Draws sketches one after the other; rejects a request that was aborted or replaced by a newer one of the same client.
 */
export type SketchQueue = (
  request: DrawRequest,
  by: { readonly clientKey: string; readonly signal: AbortSignal },
) => Promise<Result<Drawing, 'illustration_unavailable'>>;

/** The scene, and whom it shows. */
function toSubject(book: BookRow, hero: Character, show: SketchSubject): Pick<DrawRequest, 'scene' | 'character'> {
  const { second: _second, third: _third, ...alone } = hero;
  const cast = castOf(book, hero);
  const character = { ...alone, ...cast };
  const added = Object.keys(cast).length;
  const kinds = getFamilyKinds(book);
  switch (show) {
    case 'hero':
      return { character, scene: portraitScene(character) };
    case 'second':
    case 'third': {
      const at = listAddedHeroes(book).findIndex(({ place }) => place === show);
      const look = Object.values(cast)[at] ?? character;
      return { character: look, scene: portraitScene(look) };
    }
    case 'pair':
      return { character, scene: familyScene([], added) };
    case 'family':
      return { character, scene: familyScene(listFamilyRoles(book), added, kinds) };
    default:
      return { character, scene: relativeScene(show, character, kinds) };
  }
}

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly drawSketch: SketchQueue;
  /** Aborted when the browser disconnects. */
  readonly signal: AbortSignal;
};

/**
 * Draws the regular portrait of the features that the parent is editing: smaller than the final one, otherwise the same
 * picture; or another hero, all of them, or the hero's family in the same way. Stores nothing. Age and gender come from the draft.
 */
export async function sketchCharacter(
  bookId: string,
  { show, ...wish }: Character & { readonly show: SketchSubject },
  { db, owner, drawSketch, signal }: Deps,
): Promise<Result<Drawing, 'not_found' | 'photo_required' | 'illustration_unavailable'>> {
  const book = await findOwnedBook(db, bookId, owner);
  if (!book) return fail('not_found');
  if (!book.character) return fail('photo_required');
  const hero = { ...wish, age: book.age, gender: book.gender };
  const seed = getPictureSeed(book, PORTRAIT_KEY);
  const sizePx = PICTURE_SIZES.sketch;
  const subject = toSubject(book, hero, show);
  const request = { ...subject, model: 'regular', seed, variation: book.portraitVariation, sizePx } as const;
  // Each picture on the screen waits for itself: one never replaces another.
  return drawSketch(request, { clientKey: `${owner.deviceId}:${show}`, signal });
}
