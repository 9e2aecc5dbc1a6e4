import { type Character, type Drawing, type DrawRequest, portraitScene } from '@/lib/illustrator';
import type { Db } from '@/lib/platform/db';
import { fail, type Result } from '@/lib/platform/result';
import { PICTURE_SIZES, PORTRAIT_KEY, seedOf } from './pages';
import { type Owner, ownedBook } from './repo';

/** Draws at once, one picture after the other; refuses what nobody waits for any more, or asks anew meanwhile. */
export type SketchDesk = (
  request: DrawRequest,
  by: { readonly asker: string; readonly signal: AbortSignal },
) => Promise<Result<Drawing, 'illustration_unavailable'>>;

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly sketch: SketchDesk;
  /** Aborted when the browser no longer waits. */
  readonly signal: AbortSignal;
};

/**
 * The regular portrait of the hero as the parent is describing it just now: smaller than the one to come, else the
 * same picture. Nothing is stored. Age and gender are the draft's own.
 */
export async function sketchCharacter(
  bookId: string,
  wish: Character,
  { db, owner, sketch, signal }: Deps,
): Promise<Result<Drawing, 'not_found' | 'photo_required' | 'illustration_unavailable'>> {
  const book = await ownedBook(db, bookId, owner);
  if (!book) return fail('not_found');
  if (!book.character) return fail('photo_required');
  const character = { ...wish, age: book.age, gender: book.gender };
  const seed = seedOf(book.id, PORTRAIT_KEY);
  const sizePx = PICTURE_SIZES.sketch;
  const variation = book.portraitVariation;
  const request = { scene: portraitScene(), character, model: 'regular', seed, variation, sizePx } as const;
  return sketch(request, { asker: owner.deviceId, signal });
}
