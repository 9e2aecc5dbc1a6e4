import type { Character } from '@/lib/illustrator/character/character';
import { type ChildTraits, characterFromReading } from '@/lib/illustrator/character/from-photo/character';
import { sceneSchema } from '@/lib/illustrator/scene';
import { portraitScene, renderScene } from '@/lib/illustrator/server';
import type { FaceReading } from '@/lib/photos';
import { readFace } from '@/lib/photos/server';
import { type ChildName, SAMPLE_CHILDREN } from '@/scripts/assets/sample-children';
import { type Degradation, degrade } from './degrade';
import { closestPortrait, enlargeForReader } from './features';

type Source = {
  readonly name: string;
  readonly child: ChildTraits;
  readonly jpeg: Uint8Array;
  readonly reading: FaceReading;
};
type Verdict = { readonly name: string; readonly how: Degradation; readonly taken: string };

const PORTRAIT_PX = 800;
const PAGE_PX = 420;
/** The photo takes the place of the drawn child whose look is nearest to hers. */
const REPLACED: ChildName = 'noam';

const PAGE = sceneSchema.parse({
  stage: 'forestDay',
  palette: 'day',
  camera: { shot: 'medium' },
  hero: { pose: 'wave', slot: 'middle', expression: 'joy', outfit: 'dungarees' },
});

async function read(jpeg: Uint8Array): Promise<FaceReading> {
  const reading = await readFace(jpeg);
  if (!reading.ok) throw new Error(reading.code);
  return reading.value;
}

async function drawnSource(name: ChildName): Promise<Source> {
  const character = SAMPLE_CHILDREN[name];
  const request = { scene: portraitScene(), character, model: 'regular', seed: name, variation: 0 } as const;
  const { image } = await renderScene({ ...request, sizePx: PORTRAIT_PX });
  return { name, child: character, jpeg: image, reading: await read(image) };
}

/** Eleven drawn children and one photo (JPEG). */
export async function lineUpSources(photo: Uint8Array): Promise<readonly Source[]> {
  const names = (Object.keys(SAMPLE_CHILDREN) as ChildName[]).filter((name) => name !== REPLACED);
  const drawn: Source[] = [];
  for (const name of names) drawn.push(await drawnSource(name));
  return [...drawn, { name: 'photo', child: { age: 8, gender: 'girl' }, jpeg: photo, reading: await read(photo) }];
}

async function pageOf(character: Character): Promise<Uint8Array> {
  const request = { scene: PAGE, character, model: 'regular', seed: 'line-up', variation: 0 } as const;
  return (await renderScene({ ...request, sizePx: PAGE_PX })).image;
}

/**
 * Draws a page from a degraded copy of one portrait without corrections, and lets a matcher that sees only pixels find
 * the portrait it came from.
 */
export async function runLineUp(sources: readonly Source[], source: Source, how: Degradation): Promise<Verdict> {
  const { name, child, jpeg, reading } = source;
  const copy = await readFace(await degrade({ jpeg, box: reading.box }, how));
  if (!copy.ok) return { name, how, taken: copy.code };
  const page = await pageOf(characterFromReading(copy.value, child).character);
  const seen = await readFace(await enlargeForReader(page, 1280));
  if (!seen.ok) return { name, how, taken: seen.code };
  const portraits = sources.map((one) => one.reading);
  return { name, how, taken: sources[closestPortrait(seen.value, portraits)]?.name ?? '' };
}
