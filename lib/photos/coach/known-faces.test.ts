import { expect, it } from 'vitest';
import { scaleFaces, toKnownFaces } from './known-faces';

const face = {
  box: { x: 100, y: 50, width: 200, height: 220 },
  score: 0.9,
  eyes: [
    [150, 100],
    [250, 100],
  ],
  nose: [200, 150],
  mouth: [200, 200],
  ears: [
    [110, 120],
    [290, 120],
  ],
} as const;

it('the faces of a photo lie at the same places of a copy of it in another size', () => {
  const known = toKnownFaces({ picture: { width: 400, height: 800 }, turns: 1, faces: [face] });
  const [scaled] = scaleFaces(known, { width: 100, height: 200 });
  expect(scaled).toEqual({
    box: { x: 25, y: 12.5, width: 50, height: 55 },
    score: 0.9,
    eyes: [
      [37.5, 25],
      [62.5, 25],
    ],
    nose: [50, 37.5],
    mouth: [50, 50],
    ears: [
      [27.5, 30],
      [72.5, 30],
    ],
  });
});
