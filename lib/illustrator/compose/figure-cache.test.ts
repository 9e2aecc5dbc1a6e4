import { expect, it } from 'vitest';
import { defaultCharacter } from '../character/default';
import { freeCanvas } from '../paint';
import { paintSpread } from '../spread/paint-spread';
import { spreadSceneSchema } from '../spread/schema';

const sceneAt = (x: number, expression: 'joy' | 'yawn') =>
  spreadSceneSchema.parse({
    kind: 'spread',
    pictures: [
      {
        scene: {
          stage: 'meadow',
          palette: 'dawn',
          companions: [
            { kind: 'neighbourWoman', at: { x, y: 1000, scale: 0.8 }, expression },
            { kind: 'mother', at: { x: 1500, y: 1000, scale: 0.8 } },
          ],
        },
      },
    ],
  });

/** Pixels of the spread, painted for a child. */
function paint(scene: ReturnType<typeof sceneAt>, gender: 'girl' | 'boy') {
  const { character } = defaultCharacter({ age: 5, gender });
  const seen = gender === 'girl' ? { ...character, skin: '#8d5a3a' } : { ...character, skin: '#f6d3bd' };
  const canvas = paintSpread(scene, { character: seen, seed: 'book:s01', heightPx: 200 });
  const pixels = Buffer.from(canvas.data()).toString('base64');
  freeCanvas(canvas);
  return pixels;
}

it('a kept figure has the same pixels as one painted anew, in light and place', () => {
  const first = paint(sceneAt(700, 'joy'), 'girl');
  const others = [paint(sceneAt(820, 'joy'), 'girl'), paint(sceneAt(700, 'yawn'), 'girl')];
  expect(paint(sceneAt(700, 'joy'), 'girl')).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});

it('§10 figures: a relative who was painted for one child is not shown to another', () => {
  const scene = sceneAt(700, 'joy');
  expect(paint(scene, 'girl')).not.toBe(paint(scene, 'boy'));
});
