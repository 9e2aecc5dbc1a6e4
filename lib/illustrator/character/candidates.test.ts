import { describe, expect, it } from 'vitest';
import { type FaceReading, HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { lightness } from '../paint/color';
import { HAIR_SHAPE } from '../testing/hair-shape';
import { listCandidates } from './candidates';
import { characterFromReading } from './from-photo/character';

const sure = <Value>(value: Value) => ({ value, confidence: 0.9 });
const doubtful = <Value>(value: Value) => ({ value, confidence: 0.3 });
const READING: FaceReading = {
  box: { x: 0, y: 0, width: 200, height: 240 },
  landmarks: Array.from({ length: 478 }, () => [100, 100] as const),
  yaw: 0,
  roll: 0,
  skin: sure('#b57a4e'),
  hairColor: sure('#3a2618'),
  hairLength: sure('short'),
  fringe: sure(false),
  curl: sure('coily'),
  volume: sure('usual'),
  headwear: sure('none'),
  headwearColor: sure('#3d64a8'),
  eyeColor: sure('#4a2f1c'),
  glasses: sure(false),
  glassesColor: sure('#33507a'),
  browWeight: sure(1),
  roundness: sure(1),
};
const list = (change: Partial<FaceReading>) => {
  const reading = { ...READING, ...change };
  const guess = characterFromReading(reading, { age: 6, gender: 'girl' });
  return { candidates: listCandidates(reading, guess), character: guess.character };
};

describe('listCandidates', () => {
  it('asks nothing when hair and skin are clear, whatever else is in doubt', () => {
    expect(list({}).candidates).toEqual([]);
    expect(list({ glasses: doubtful(false), eyeColor: doubtful('#4a2f1c') }).candidates).toEqual([]);
  });

  it('offers other hairstyles for hair in doubt, and changes nothing else', () => {
    const { candidates, character } = list({ hairLength: doubtful('short') });
    expect(candidates[0]).toEqual(character);
    expect(candidates.length).toBeGreaterThanOrEqual(2);
    expect(new Set(candidates.map(({ hairStyle }) => hairStyle)).size).toBe(candidates.length);
    for (const candidate of candidates) expect({ ...candidate, hairStyle: character.hairStyle }).toEqual(character);
  });

  it('changes length and curl of the own hair where they are in doubt', () => {
    const hairShape = { value: { ...HAIR_SHAPE, texture: 'coily' }, confidence: 0.9 } as const;
    const [own, longer, ...others] = list({ hairShape, hairLength: doubtful('short') }).candidates;
    expect(own?.hairShape).toEqual(hairShape.value);
    expect(longer?.hairShape).toMatchObject({ radii: HAIR_SHAPE.radii, texture: 'coily', left: { tip: 56 } });
    expect(others).toEqual([]);
    const textures = list({ hairShape, curl: doubtful('coily') }).candidates.map((one) => one.hairShape?.texture);
    expect(textures).toEqual(['coily', 'curly']);
    const orderly = { value: { ...HAIR_SHAPE, texture: 'curly', alignment: 75 }, confidence: 0.9 } as const;
    const coily = list({ hairShape: orderly, curl: doubtful('curly') }).candidates.map((one) => one.hairShape);
    expect(coily.find((shape) => shape?.texture === 'coily')?.alignment).toBeUndefined();
    expect(coily.find((shape) => shape?.texture === 'wavy')?.alignment).toBe(75);
  });

  it('§1 likeness: asks whether sleek hair that seems short is tied behind, of boys and girls alike', () => {
    const hairShape = { value: { ...HAIR_SHAPE, texture: 'straight' }, confidence: 0.9 } as const;
    const reading = { ...READING, hairShape, curl: sure('straight' as const) };
    const heroes = (['girl', 'boy'] as const).map((gender) =>
      listCandidates(reading, characterFromReading(reading, { age: 6, gender })),
    );
    for (const [own, tied, hanging] of heroes) {
      expect(own?.hairShape).toEqual(hairShape.value);
      expect(tied).toMatchObject({ hairStyle: 'ponytail', hairShape: hairShape.value });
      expect(hanging?.hairShape).toMatchObject({ radii: HAIR_SHAPE.radii, left: { tip: 56 }, right: { tip: 56 } });
    }
    const isAsked = (change: Partial<FaceReading>, age: number) =>
      characterFromReading({ ...reading, ...change }, { age, gender: 'girl' }).unsure.includes('hairStyle');
    expect(isAsked({}, 2)).toBe(false);
    expect(isAsked({ fringe: sure(true) }, 6)).toBe(false);
    expect(isAsked({ curl: sure('curly'), hairShape: { ...hairShape, value: HAIR_SHAPE } }, 6)).toBe(false);
  });

  it('§1 likeness: shows flat hair that runs back from an open brow as tied, and asks about a crop', () => {
    const { columns, rows, x: left, stepX } = HAIR_MEASURES.flow;
    const runsBack = Array.from({ length: columns * rows }, (_, node) =>
      left + (node % columns) * stepX < 0 ? 120 : 60,
    );
    const shape = { ...HAIR_SHAPE, flow: runsBack };
    const readingOf = (value: HairShape, curl: FaceReading['curl'] = sure('straight')) =>
      ({ ...READING, hairShape: { value, confidence: 0.9 }, curl }) satisfies FaceReading;
    const stylesOf = (reading: FaceReading, age = 6, gender: 'girl' | 'boy' = 'girl') =>
      listCandidates(reading, characterFromReading(reading, { age, gender })).map(({ hairStyle }) => hairStyle);
    for (const gender of ['girl', 'boy'] as const)
      expect(stylesOf(readingOf(shape), 6, gender)).toEqual(['ponytail', 'short', 'longStraight']);
    const swept = HAIR_MEASURES.columns.map((x) => (x < 0 ? -28 : -44));
    const crops: readonly Partial<HairShape>[] = [
      { flow: HAIR_SHAPE.flow },
      { radii: HAIR_MEASURES.angles.map(() => 70) },
      { hairline: swept },
    ];
    for (const crop of crops) expect(stylesOf(readingOf({ ...shape, ...crop }))[0]).toBe('short');
    const coils = { ...shape, texture: 'coily' as const, alignment: 60 };
    expect(stylesOf(readingOf(coils, { value: 'coily', confidence: 0.65 })).slice(0, 2)).toEqual([
      'coilyShort',
      'ponytail',
    ]);
    expect(stylesOf(readingOf(coils, sure('coily')))).toEqual([]);
    expect(stylesOf(readingOf(shape), 2)).toEqual([]);
  });

  it('keeps hair whose own shape is clear, whatever its style, and where only the skin is in doubt', () => {
    const hairShape = { value: HAIR_SHAPE, confidence: 0.9 };
    expect(list({ hairShape, fringe: doubtful(false), volume: doubtful('usual') }).candidates).toEqual([]);
    const skins = list({ hairShape, skin: doubtful('#b57a4e') }).candidates;
    expect(skins.map((one) => one.hairShape)).toEqual([HAIR_SHAPE, HAIR_SHAPE, HAIR_SHAPE]);
  });

  it('replaces the own shape of hair in doubt by styles of the list', () => {
    const reading = { ...READING, hairLength: doubtful('short' as const) };
    const guess = characterFromReading(reading, { age: 6, gender: 'girl' });
    const candidates = listCandidates(reading, { ...guess, character: { ...guess.character, hairShape: HAIR_SHAPE } });
    expect(candidates.map(({ hairShape }) => hairShape !== undefined)).toEqual([true, false, false]);
    expect(candidates[1]?.hairStyle).toBe(guess.character.hairStyle);
  });

  it('offers loose hair in its own shape where the photo seems to show two puffs', () => {
    const hairShape = { value: HAIR_SHAPE, confidence: 0.9 };
    const { candidates } = list({ hairShape, volume: doubtful('puffs') });
    expect(candidates.map((one) => [one.hairStyle, one.hairShape !== undefined])).toEqual([
      ['puffs', false],
      ['afro', true],
      ['afro', false],
    ]);
  });

  it('asks about glasses that the photo may show, and draws none unasked', () => {
    const { candidates, character } = list({ glasses: { value: true, confidence: 0.7 } });
    expect(character.glasses).toBe('none');
    expect(candidates.map(({ glasses }) => glasses)).toEqual(['none', 'round']);
  });

  it('never offers a shaved head as a mere possibility', () => {
    const styles = list({ hairLength: doubtful('short') }).candidates.map(({ hairStyle }) => hairStyle);
    expect(styles).not.toContain('shaved');
  });

  it('offers a darker and a lighter skin for skin in doubt', () => {
    const lights = list({ skin: doubtful('#b57a4e') }).candidates.map(({ skin }) => lightness(skin));
    expect(lights).toHaveLength(3);
    expect(lights[1]).toBeLessThan(lights[0] ?? 0);
    expect(lights[2]).toBeGreaterThan(lights[0] ?? 1);
  });

  it('offers one alternative of each when both are in doubt, three heroes at most', () => {
    const { candidates, character } = list({ skin: doubtful('#b57a4e'), hairLength: doubtful('short') });
    expect(candidates).toHaveLength(3);
    const changed = (key: 'skin' | 'hairStyle') => candidates.filter((one) => one[key] !== character[key]).length;
    expect([changed('skin'), changed('hairStyle')]).toEqual([1, 1]);
  });
});
