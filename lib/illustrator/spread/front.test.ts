import { expect, it } from 'vitest';
import { defaultCharacter } from '../character/default';
import { paintSpread } from './paint-spread';
import { spreadSceneSchema } from './schema';

const HEIGHT_PX = 320;
/** Brush smoothing reads the pixels around each, so that those at the cut may differ. */
const AT_THE_CUT_PX = 8;

const pictureOf = (x: number) => ({
  scene: {
    stage: 'meadow',
    palette: 'dawn',
    heroes: [{ at: { x, y: 1000, scale: 2.5 }, pose: 'stand', expression: 'joy', outfit: 'nightCoat' }],
  },
});
const { character } = defaultCharacter({ age: 5, gender: 'girl' });

it.each([false, true])('§10 covers: the front alone is half of the picture, mirrored %s', (mirrored) => {
  const scene = spreadSceneSchema.parse({ kind: 'spread', mirrored, pictures: [pictureOf(1300)] });
  const painted = { character, seed: 'book:cover', heightPx: HEIGHT_PX };
  const whole = paintSpread(scene, painted);
  const front = paintSpread(scene, { ...painted, front: true });
  expect([front.width, front.height]).toEqual([HEIGHT_PX, HEIGHT_PX]);
  const inside = mirrored ? 0 : AT_THE_CUT_PX;
  const width = HEIGHT_PX - AT_THE_CUT_PX;
  const half = whole.getContext('2d').getImageData(mirrored ? 0 : HEIGHT_PX + inside, 0, width, HEIGHT_PX).data;
  const alone = front.getContext('2d').getImageData(inside, 0, width, HEIGHT_PX).data;
  const differing = alone.filter((value, index) => Math.abs(value - (half[index] ?? 0)) > 8);
  expect(differing.length / alone.length).toBeLessThan(0.001);
});

it('§10 covers: a small picture on the back is not on the front', () => {
  const back = { ...pictureOf(600), box: { x: 100, y: 100, width: 600, height: 600 } };
  const scene = spreadSceneSchema.parse({ kind: 'spread', paper: '#ffffff', pictures: [back] });
  const front = paintSpread(scene, { character, seed: 'book:cover', heightPx: HEIGHT_PX, front: true });
  const { data } = front.getContext('2d').getImageData(0, 0, HEIGHT_PX, HEIGHT_PX);
  expect(new Set(data)).toEqual(new Set([255]));
});
