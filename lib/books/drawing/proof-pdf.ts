import type { Character } from '@/lib/illustrator';
import { renderPicture } from '@/lib/illustrator/server';
import { fail, type Result } from '@/lib/platform/result';
import type { StoryParams } from '@/lib/stories/server';
import type { DedicationDesign } from '@/lib/typesetting';
import { type TypesettingErrorCode, typesetReadingPdf } from '@/lib/typesetting/server';
import { getNewestEdition, renderCatalogueStory } from '../book-story';
import { getPictureSeed, listReadingPictures } from '../pages';
import { getScene, isFront } from './scene';
import { bookToSet } from './typesetter-input';

type ProofRequest = {
  readonly catalogueId: number;
  readonly telling: StoryParams;
  readonly character: Character;
  readonly dedication: string | null;
  readonly dedicationDesign: DedicationDesign;
  /** Edge of each picture in pixels. */
  readonly sizePx: number;
  readonly siteUrl: string;
  readonly now: Date;
};

/** The reading PDF of a catalogue book for a drawn child, without an order, for proofreading before release. */
export async function renderProofPdf(
  proof: ProofRequest,
): Promise<Result<Uint8Array, 'not_found' | TypesettingErrorCode>> {
  const { catalogueId, telling, character, dedication, dedicationDesign, sizePx, siteUrl, now } = proof;
  const told = renderCatalogueStory(catalogueId, getNewestEdition(catalogueId), telling);
  if (!told) return fail('not_found');
  const pictures = new Map<string, Uint8Array>();
  for (const key of listReadingPictures(told.edition)) {
    const scene = getScene(told, key, telling.language);
    if (!scene) throw new Error(`Story ${told.story.baseId} has no scene ${key}`);
    const seed = getPictureSeed({ id: `proof-${catalogueId}`, trialOfId: null }, key);
    const front = isFront(scene, key);
    const drawn = await renderPicture({ scene, character, model: 'regular', seed, variation: 0, sizePx, front });
    pictures.set(key, drawn.image);
  }
  const { language, name, gender } = telling;
  const words = { told, hero: { name, gender }, language, dedication, dedicationDesign, dedicationPhoto: null };
  return typesetReadingPdf(await bookToSet({ ...words, pictures, siteUrl, createdAt: now }));
}
