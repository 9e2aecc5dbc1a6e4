import { expect, it } from 'vitest';
import { defaultCharacter } from '../character/default';
import { renderSpread } from '../render/spread';
import { spreadSceneSchema } from './schema';

const at = (x: number) => ({
  stage: 'meadow',
  palette: 'dawn',
  heroes: [{ at: { x, y: 1000, scale: 2.5 }, pose: 'stand', expression: 'joy', outfit: 'nightCoat' }],
});
const plain = spreadSceneSchema.parse({ kind: 'spread', pictures: [{ scene: at(600) }] });
const fitted = spreadSceneSchema.parse({
  kind: 'spread',
  pictures: [{ scene: at(600), smallChildScene: at(1500) }],
});

const render = async (scene: typeof plain, age: number) => {
  const { character } = defaultCharacter({ age, gender: 'girl' });
  const common = { character, model: 'regular', seed: 'book:s01', heightPx: 240, variation: 0 } as const;
  const { image } = await renderSpread({ ...common, scene });
  return Buffer.from(image).toString('base64');
};

it('§10 figures: a picture that differs for a small child is shown to three-year-olds, not to four-year-olds', async () => {
  expect(await render(fitted, 3)).not.toBe(await render(plain, 3));
  expect(await render(fitted, 4)).toBe(await render(plain, 4));
});
