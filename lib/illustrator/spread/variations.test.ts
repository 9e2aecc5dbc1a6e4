import { expect, it } from 'vitest';
import { defaultCharacter } from '../character/default';
import { renderSpread } from '../render/spread';
import { spreadSceneSchema } from './schema';

const scene = spreadSceneSchema.parse({
  kind: 'spread',
  pictures: [
    {
      scene: {
        stage: 'meadow',
        palette: 'dawn',
        heroes: [
          {
            at: { x: 600, y: 1000, scale: 2.5 },
            pose: 'stand',
            expression: 'joy',
            outfit: 'nightCoat',
            holds: 'lantern',
          },
        ],
      },
    },
  ],
});

it('§10 variations: every other picture of a spread differs, also where the hero keeps the pose', async () => {
  const { character } = defaultCharacter({ age: 5, gender: 'girl' });
  const common = { scene, character, model: 'regular', seed: 'book:s01', heightPx: 240 } as const;
  const pictures: string[] = [];
  for (const variation of [0, 1, 2, 3])
    pictures.push(Buffer.from((await renderSpread({ ...common, variation })).image).toString('base64'));
  expect(new Set(pictures).size).toBe(4);
});
