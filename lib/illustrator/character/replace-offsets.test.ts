import { expect, test } from 'vitest';
import { faceShapeSchema } from '@/lib/photos';
import { defaultCharacter } from './default';
import { faceSchema } from './face-schema';
import { replaceOffsets } from './replace-offsets';

/** A hero of the first edition. */
const { faceShape: _, ...plain } = defaultCharacter({ age: 5, gender: 'girl' }).character;
const face = faceSchema.parse({ noseWidth: 0.8, noseTip: -0.3, eyeOpening: -0.6, chin: 0.4 });

test('§4 preview: a chosen nose replaces the nose of the photo and nothing else', () => {
  const change = replaceOffsets({ ...plain, face }, { nose: 'long' });
  expect(change).toEqual({ nose: 'long', face: { ...face, noseWidth: 0, noseTip: 0 } });
});

test('colours and hair leave the face as it is, and a character without numbers gets none', () => {
  expect(replaceOffsets({ ...plain, face }, { hairStyle: 'bob', skin: '#e0a678' })).toEqual({
    hairStyle: 'bob',
    skin: '#e0a678',
  });
  expect(replaceOffsets(plain, { nose: 'long' })).toEqual({ nose: 'long' });
});

test('back at the choice of the photo, its numbers and measures return; not while another choice decides the same', () => {
  const first = { ...plain, face, eyeShape: 'almond', eyeSize: 1.04 } as const;
  const change = (hero: typeof plain, part: Partial<typeof plain>) => ({
    ...hero,
    ...replaceOffsets(hero, part, first),
  });
  const nosed = change(first, { nose: 'long' });
  expect(nosed.face?.noseWidth).toBe(0);
  expect(change(nosed, { nose: first.nose })).toEqual(first);

  const wide = change(change(first, { eyeSize: 1.16 }), { eyeShape: 'round' });
  const almond = change(wide, { eyeShape: 'almond' });
  expect([almond.eyeSize, almond.face?.eyeOpening]).toEqual([1.16, 0]);
  expect(change(almond, { eyeSize: 1 })).toEqual(first);
});

test('§4 preview: a chosen trait replaces its part of the face shape, and the photo’s returns with its choice', () => {
  const faceShape = faceShapeSchema.parse({ noseWidth: 0.4, noseTip: -0.3, chin: 0.4, eyeTilt: 0.5 });
  const first = { ...plain, faceShape };
  const change = (hero: typeof plain, part: Partial<typeof plain>) => ({
    ...hero,
    ...replaceOffsets(hero, part, first),
  });
  const long = change(first, { nose: 'long' });
  expect(long.faceShape).toEqual({ ...faceShape, noseWidth: 0, noseLength: 0.9, noseTip: -0.3 });
  expect(change(long, { nose: first.nose })).toEqual(first);
  expect(change(first, { eyeTilt: -0.13 }).faceShape?.eyeTilt).toBe(-0.8);
  expect(change(first, { skin: '#e0a678' }).faceShape).toEqual(faceShape);
});
