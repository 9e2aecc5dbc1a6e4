import { describe, expect, it } from 'vitest';
import type { FaceReading } from '@/lib/photos';
import { adjustLightness, TONES, type ToneTrait } from '../tones';
import { type ReadTrait, relativeFromReading } from './relative';

const sure = <Value>(value: Value) => ({ value, confidence: 0.9 });
const doubtful = <Value>(value: Value) => ({ value, confidence: 0.3 });
const READING: FaceReading = {
  box: { x: 0, y: 0, width: 200, height: 240 },
  landmarks: Array.from({ length: 478 }, () => [100, 100] as const),
  yaw: 1,
  roll: 0,
  skin: sure('#d9a883'),
  hairColor: sure('#5a3c22'),
  hairLength: sure('short'),
  fringe: sure(false),
  curl: sure('wavy'),
  volume: sure('usual'),
  headwear: sure('none'),
  headwearColor: sure('#3d64a8'),
  eyeColor: sure('#4a2f1c'),
  lightEyes: sure(false),
  glasses: sure(false),
  glassesColor: sure('#33507a'),
  browWeight: sure(1),
  roundness: sure(1),
};
const read = (change: Partial<FaceReading> = {}) => relativeFromReading({ ...READING, ...change });
const toneOf = (trait: ToneTrait, name: string) => TONES[trait].find((tone) => tone.name === name)?.hex;

const DOUBTS: readonly (readonly [ReadTrait, Partial<FaceReading>])[] = [
  ['skin', { skin: doubtful('#d9a883') }],
  ['hairColor', { hairColor: doubtful('#5a3c22') }],
  ['hairStyle', { curl: doubtful('wavy') }],
  ['hairStyle', { volume: sure('puffs') }],
  ['eyeColor', { lightEyes: doubtful(true) }],
  ['glasses', { glasses: doubtful(false) }],
  ['glasses', { glasses: sure(true) }],
];
const WITHOUT_HAIR: readonly Partial<FaceReading>[] = [
  { headwear: sure('scarf') },
  { headwear: sure('band') },
  { hairLength: sure('bald') },
];

describe('§10 family: what a photo of a grown-up chooses', () => {
  it('chooses tones of the palette and a style, and nothing that only a photo could tell', () => {
    const { looks, unsure } = read();
    expect(unsure).toEqual([]);
    expect(Object.keys(looks).sort()).toEqual(['eyeColor', 'glasses', 'hairColor', 'hairStyle', 'skin']);
    for (const trait of ['skin', 'hairColor', 'eyeColor'] as const)
      expect(TONES[trait].map(({ hex }) => hex)).toContain(looks[trait]);
    expect(looks).toMatchObject({ hairStyle: 'sideFringe', hairColor: toneOf('hairColor', 'brownHair') });
    expect(looks.glasses).toBe('none');
  });

  it.each([
    ['#8f8f8d', toneOf('hairColor', 'grey')],
    ['#d6d6d4', adjustLightness(toneOf('hairColor', 'grey') ?? '', 1)],
    ['#201d1c', toneOf('hairColor', 'black')],
    ['#c9a86a', toneOf('hairColor', 'blond')],
  ])('draws hair of %s as %s', (seen, drawn) => expect(read({ hairColor: sure(seen) }).looks.hairColor).toBe(drawn));

  it('leaves hair between grey and another colour to the parent', () => {
    const { looks, unsure } = read({ hairColor: sure('#5c5a58') });
    expect(looks).not.toHaveProperty('hairColor');
    expect(unsure).toEqual(['hairColor']);
  });

  it.each(DOUBTS)('leaves a doubtful %s to the parent', (trait, change) => {
    const { looks, unsure } = read(change);
    expect(unsure).toEqual([trait]);
    expect(looks).not.toHaveProperty(trait);
    expect(Object.keys(looks)).toHaveLength(4);
  });

  it('says nothing of hair under cloth or of a head without hair, and never what the head wears', () => {
    for (const change of WITHOUT_HAIR) {
      const { looks, unsure } = read(change);
      expect(unsure).toEqual(['hairColor', 'hairStyle']);
      expect(Object.keys(looks).sort()).toEqual(['eyeColor', 'glasses', 'skin']);
    }
  });

  it('reads long hair as long, of whomever it is', () => {
    expect(read({ hairLength: sure('long') }).looks.hairStyle).toBe('longWavy');
    expect(read({ hairLength: sure('short'), curl: sure('straight'), fringe: sure(true) }).looks.hairStyle).toBe(
      'sideFringe',
    );
  });
});
