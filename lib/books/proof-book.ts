import { type Character, sceneSchema } from '@/lib/illustrator';
import { renderScene } from '@/lib/illustrator/server';
import { fail, type Result } from '@/lib/platform/result';
import type { Telling } from '@/lib/stories/server';
import { setReadingPdf, type TypesettingCode } from '@/lib/typesetting/server';
import { bookToSet } from './book-to-set';
import { sceneOf } from './draw-page';
import { PICTURE_KEYS, seedOf } from './pages';
import { toldStory } from './story-of';

type Proof = {
  readonly catalogueId: number;
  readonly telling: Telling;
  readonly character: Character;
  readonly dedication: string | null;
  /** Edge of each picture in pixels. */
  readonly sizePx: number;
  readonly siteUrl: string;
  readonly now: Date;
};

/** The reading PDF of a catalogue book for a drawn child, without an order: to be read before it is sold. */
export async function proofBook(proof: Proof): Promise<Result<Uint8Array, 'not_found' | TypesettingCode>> {
  const { catalogueId, telling, character, dedication, sizePx, siteUrl, now } = proof;
  const told = toldStory(catalogueId, telling);
  if (!told) return fail('not_found');
  const pictures = new Map<string, Uint8Array>();
  for (const key of PICTURE_KEYS) {
    const scene = sceneSchema.parse(sceneOf(told.story, key, telling.language));
    const seed = seedOf(`proof-${catalogueId}`, key);
    pictures.set(key, (await renderScene({ scene, character, model: 'regular', seed, variation: 0, sizePx })).image);
  }
  const { language, name, gender } = telling;
  return setReadingPdf(
    await bookToSet({ told, hero: { name, gender }, language, dedication, pictures, siteUrl, createdAt: now }),
  );
}
