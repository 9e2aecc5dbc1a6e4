import { describe, expect, it } from 'vitest';
import type { FaceReading } from '@/lib/photos';
import { lightness } from '../paint/color';
import { characterSchema } from './character';
import { characterFromReading } from './from-photo';

/** A face of average build: eyes level, mouth 0.38 and nose 0.2 of the width. */
const points = new Map<number, readonly [number, number]>([
  [234, [0, 100]],
  [454, [200, 100]],
  [33, [40, 88]],
  [133, [80, 90]],
  [362, [120, 90]],
  [263, [160, 88]],
  [61, [62, 160]],
  [291, [138, 160]],
  [98, [80, 130]],
  [327, [120, 130]],
]);
const sure = <Value>(value: Value) => ({ value, confidence: 0.9 });
const reading: FaceReading = {
  box: { x: 0, y: 0, width: 200, height: 240 },
  landmarks: Array.from({ length: 478 }, (_, i) => points.get(i) ?? ([100, 100] as const)),
  yaw: 0,
  roll: 0,
  skin: sure('#e8c4a0'),
  hairColor: sure('#5a3c22'),
  hairLength: sure('medium'),
  fringe: sure(false),
  curl: sure('wavy'),
  volume: sure('usual'),
  headwear: sure('none'),
  headwearColor: sure('#3e8f8a'),
  eyeColor: sure('#4a2f1c'),
  glasses: sure(false),
  glassesColor: sure('#e2574c'),
  browWeight: sure(1),
  roundness: sure(1),
};
const guess = (
  change: Partial<FaceReading>,
  child: { age: number; gender: 'boy' | 'girl' } = { age: 5, gender: 'girl' },
) => characterFromReading({ ...reading, ...change }, child);

describe('characterFromReading', () => {
  it('returns a valid character and keeps what the parent entered', () => {
    const { character } = guess({}, { age: 3, gender: 'boy' });
    expect(characterSchema.parse(character)).toEqual(character);
    expect(character).toMatchObject({ age: 3, gender: 'boy', glasses: 'none', headwear: 'none', cheeks: 0.5 });
  });

  it('takes the sleek short hair of a girl for tied hair, and asks', () => {
    const tied = guess({ hairLength: sure('short'), curl: sure('straight') }, { age: 5, gender: 'girl' });
    expect(tied.character.hairStyle).toBe('ponytail');
    expect(tied.unsure).toContain('hairStyle');
  });

  it.each([
    ['girl', 5, 'bald', 'straight', false, 'shaved'],
    ['boy', 1, 'bald', 'straight', false, 'wisps'],
    ['girl', 1, 'short', 'straight', false, 'pixie'],
    ['girl', 5, 'short', 'straight', true, 'pixie'],
    ['girl', 5, 'medium', 'straight', true, 'bob'],
    ['girl', 5, 'medium', 'straight', false, 'halfUp'],
    ['girl', 5, 'medium', 'wavy', false, 'longWavy'],
    ['girl', 5, 'long', 'straight', true, 'longFringe'],
    ['girl', 5, 'long', 'straight', false, 'longStraight'],
    ['girl', 5, 'long', 'wavy', false, 'longWavy'],
    ['boy', 5, 'short', 'straight', false, 'short'],
    ['boy', 5, 'short', 'wavy', false, 'sideFringe'],
    ['boy', 5, 'short', 'straight', true, 'bowlCut'],
    ['boy', 5, 'short', 'wavy', true, 'tousled'],
    ['boy', 5, 'medium', 'wavy', false, 'tousled'],
    ['boy', 5, 'long', 'wavy', false, 'longWavy'],
  ] as const)(
    'gives a %s of %i with %s, %s hair (fringe: %s) the style %s',
    (gender, age, length, curl, fringe, style) => {
      const change = { hairLength: sure(length), curl: sure(curl), fringe: sure(fringe) };
      expect(guess(change, { age, gender }).character.hairStyle).toBe(style);
    },
  );

  it.each([
    ['girl', 'short', 'coily', 'puffs', 'puffs'],
    ['girl', 'short', 'straight', 'puffs', 'spaceBuns'],
    ['girl', 'short', 'coily', 'big', 'afro'],
    ['boy', 'short', 'coily', 'usual', 'coilyShort'],
    ['boy', 'short', 'curly', 'usual', 'curlyShort'],
    ['girl', 'medium', 'curly', 'usual', 'curlyLong'],
    ['girl', 'long', 'straight', 'braids', 'braids'],
    ['boy', 'short', 'straight', 'usual', 'short'],
  ] as const)('gives a %s with %s %s hair (%s) the style %s', (gender, length, curl, volume, style) => {
    const { character } = guess(
      { hairLength: sure(length), curl: sure(curl), volume: sure(volume) },
      { age: 6, gender },
    );
    expect(character.hairStyle).toBe(style);
  });

  it('draws a certain scarf and marks an uncertain one', () => {
    expect(guess({ headwear: sure('scarf') }).character).toMatchObject({ headwear: 'hijab', headwearColor: '#3e8f8a' });
    const suspicion = guess({ headwear: { value: 'scarf', confidence: 0.3 } });
    expect(suspicion.character.headwear).toBe('none');
    expect(suspicion.unsure).toEqual(['headwear']);
    expect(guess({ headwear: sure('hat') }).character.headwear).toBe('none');
    const boy = guess({ headwear: { value: 'band', confidence: 0.45 } }, { age: 6, gender: 'boy' });
    expect([boy.character.headwear, boy.unsure]).toEqual(['kippah', ['headwear']]);
  });

  it('keeps skin tones apart from very light to very dark', () => {
    const skins = ['#fbe3d2', '#e0a678', '#b57a4e', '#774a30', '#4a2c1e'];
    const lights = skins.map((skin) => lightness(guess({ skin: sure(skin) }).character.skin));
    expect(lights).toEqual([...lights].sort((a, b) => b - a));
    expect((lights[0] ?? 0) - (lights[4] ?? 0)).toBeGreaterThan(0.4);
  });

  it('keeps the skin as it was read: a palette has lightened dark skin', () => {
    for (const skin of ['#4a2c1e', '#8a5a3c', '#f6ddcf']) expect(guess({ skin: sure(skin) }).character.skin).toBe(skin);
  });

  it('gives skin under blue light the hue of skin, and never a lighter tone', () => {
    const { skin } = guess({ skin: sure('#5a6078') }).character;
    const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(skin.slice(at, at + 2), 16));
    expect(red).toBeGreaterThan(blue ?? 255);
    expect(lightness(skin)).toBeLessThan(lightness('#5a6078') + 0.01);
  });

  it('marks every uncertain reading, the least certain first', () => {
    expect(guess({}).unsure).toEqual([]);
    const doubtful = guess({
      skin: { value: '#e8c4a0', confidence: 0.3 },
      curl: { value: 'curly', confidence: 0.5 },
      glasses: { value: true, confidence: 0.2 },
    });
    expect(doubtful.unsure).toEqual(['glasses', 'skin', 'hairStyle']);
    expect(doubtful.character.glasses).toBe('none');
    expect(guess({ glasses: sure(true) }).character).toMatchObject({ glasses: 'round', glassesColor: '#e2574c' });
  });

  it('reads the tilt of the eyes independently of the roll of the head', () => {
    const lean = 0.5;
    const turned = reading.landmarks.map(
      ([x, y]) => [x * Math.cos(lean) - y * Math.sin(lean), x * Math.sin(lean) + y * Math.cos(lean)] as const,
    );
    const [upright, leaning] = [guess({}), guess({ landmarks: turned, roll: lean })];
    expect(leaning.character.eyeTilt).toBeCloseTo(upright.character.eyeTilt, 5);
  });
});
