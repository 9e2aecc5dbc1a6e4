import { expect, test } from 'vitest';
import { AVERAGE_FACE, type HairShape } from '@/lib/photos';
import { faceSchema } from '../character/face-schema';
import { HAIR_SHAPE } from '../testing/hair-shape';
import { portraitScene } from './portrait';

const moodOf = (face?: Parameters<typeof faceSchema.parse>[0]) =>
  portraitScene(face === undefined ? {} : { face: faceSchema.parse(face) }).hero?.expression;

test('a child whose lips are closed in the photo smiles with closed lips, every other one laughs', () => {
  expect(moodOf()).toBe('joy');
  expect(moodOf({})).toBe('joy');
  expect(moodOf({ smile: -0.5, mouthOpening: -0.4 })).toBe('calm');
  expect(moodOf({ smile: -0.5, mouthOpening: 0.8 })).toBe('joy');
  expect(moodOf({ smile: 0.6, mouthOpening: -0.4 })).toBe('calm');
  expect(moodOf({ smile: 0.6, mouthOpening: 0 })).toBe('joy');
});

test('a child with a gap between its teeth shows them', () => {
  const face = faceSchema.parse({ smile: 0.6, mouthOpening: -0.4 });
  expect(portraitScene({ face, gapTooth: true }).hero?.expression).toBe('joy');
  expect(portraitScene({ face, gapTooth: false }).hero?.expression).toBe('calm');
});

test('§1 likeness: a child with a face of its own keeps its mood and looks at the viewer', () => {
  const { hero } = portraitScene({ faceShape: AVERAGE_FACE });
  expect(hero?.expression).toBe('calm');
  expect(Math.abs(hero?.yaw ?? 1)).toBeLessThan(0.2);
  expect(portraitScene({ faceShape: AVERAGE_FACE, gapTooth: true }).hero?.expression).toBe('joy');
});

test('§1 likeness: the camera is nearer to the smaller head of an older child, and farther from high hair', () => {
  const zoomOf = (age: number, hairShape?: HairShape) => {
    const { camera } = portraitScene({ age, faceShape: AVERAGE_FACE, ...(hairShape && { hairShape }) });
    return 'zoom' in camera ? camera.zoom : 1;
  };
  expect(zoomOf(8)).toBeGreaterThan(zoomOf(2));
  expect(zoomOf(4, { ...HAIR_SHAPE, radii: HAIR_SHAPE.radii.map(() => 90) })).toBeLessThan(zoomOf(4, HAIR_SHAPE));
});
