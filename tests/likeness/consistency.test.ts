import { afterAll, describe, expect, it } from 'vitest';
import type { Character } from '@/lib/illustrator/character/character';
import { type SceneInput, sceneSchema } from '@/lib/illustrator/scene';
import { renderScene } from '@/lib/illustrator/server';
import type { FaceReading } from '@/lib/photos';
import { closeFaceReader, readFace } from '@/lib/photos/server';
import { SAMPLE_CHILDREN } from '@/scripts/assets/sample-children';
import { changedFeatures } from './consistency';
import { enlargeForReader } from './features';

afterAll(closeFaceReader);

const PAGE_PX = 480;
const by = (stage: string, palette: string, slot: string, pose: string, expression = 'joy'): SceneInput =>
  ({
    stage,
    palette,
    camera: { shot: 'medium' },
    hero: { pose, slot, expression, outfit: 'nightCoat' },
  }) as SceneInput;

/** A book by lamp, moon, dusk and day. */
const BOOK: readonly SceneInput[] = [
  by('bedroom', 'lamp', 'bed', 'sitBed', 'wonder'),
  by('windowSeat', 'moon', 'sill', 'kneelSill'),
  by('garden', 'night', 'gate', 'standStill', 'determined'),
  by('foxWood', 'night', 'path', 'crouchReach', 'calm'),
  by('windyWood', 'dark', 'path', 'standStill', 'calm'),
  by('meadow', 'dawn', 'path', 'wave'),
  by('forestDay', 'day', 'middle', 'wave'),
  by('kindergarten', 'day', 'middle', 'wave'),
];
const FEWEST_SEEN = 6;

/** Readings of the pages on which the face is seen; the reader gets pixels only. */
async function bookOf(character: Character): Promise<readonly FaceReading[]> {
  const seen: FaceReading[] = [];
  for (const [i, page] of BOOK.entries()) {
    const request = {
      scene: sceneSchema.parse(page),
      character,
      model: 'regular',
      seed: `p${i}`,
      variation: 0,
    } as const;
    const { image } = await renderScene({ ...request, sizePx: PAGE_PX });
    const reading = await readFace(await enlargeForReader(image, 2048));
    if (reading.ok) seen.push(reading.value);
  }
  return seen;
}

describe('consistency: the approved character on every page', () => {
  it.each(['freya', 'zuri', 'lev'] as const)('reads %s back from the pixels of a whole book', async (name) => {
    const approved = SAMPLE_CHILDREN[name];
    const pages = await bookOf(approved);
    expect(pages.length).toBeGreaterThanOrEqual(FEWEST_SEEN);
    expect(changedFeatures(pages, approved)).toEqual([]);

    // The same pages against another approval: each change is noticed.
    const dark = name === 'zuri';
    expect(changedFeatures(pages, { ...approved, skin: dark ? '#fbe0d0' : '#6b4229' })).toContain('skin');
    expect(changedFeatures(pages, { ...approved, hairColor: dark ? '#d8722f' : '#1d1717' })).toContain('hairColor');
    expect(changedFeatures(pages, { ...approved, eyeColor: name === 'freya' ? '#5b3a22' : '#5f93c4' })).toContain(
      'eyeColor',
    );
    expect(changedFeatures(pages, { ...approved, glasses: dark ? 'none' : 'round' })).toContain('glasses');
  });
});
