import { expect, test } from 'vitest';
import { ALL_BASE_IDS } from '@/lib/catalogue';
import { sceneSchema } from '@/lib/illustrator';
import { validateScene } from '@/lib/illustrator/server';
import { coverSceneOf, storyByBaseId } from './server';

test.each(ALL_BASE_IDS)('§3 book %i: every scene can be drawn', (baseId) => {
  const cover = coverSceneOf(baseId);
  if (!cover) throw new Error('a book without a cover');
  expect(validateScene(sceneSchema.parse(cover))).toEqual([]);
  const story = storyByBaseId(baseId);
  if (!story) return;
  expect(story.spreads.map(({ key }) => key)).toEqual(story.spreads.map((_, i) => `s${`${i + 1}`.padStart(2, '0')}`));
  expect(story.spreads).toHaveLength(12);
  for (const { key, scene } of story.spreads) expect(validateScene(sceneSchema.parse(scene)), key).toEqual([]);
});
