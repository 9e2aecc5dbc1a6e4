import { describe, expect, it } from 'vitest';
import type { FaceReading } from '@/lib/photos';
import { characterSchema } from './character';
import { characterFromReading } from './character-from-photo';
import { lightness } from './paint/color';

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
  eyeColor: sure('#4a2f1c'),
  glasses: sure(false),
  roundness: sure(1),
};
const guess = (
  change: Partial<FaceReading>,
  child: { age: number; gender: 'boy' | 'girl' } = { age: 5, gender: 'girl' },
) => characterFromReading({ ...reading, ...change }, child);

describe('characterFromReading', () => {
  it('gives a valid character that keeps what the parent told', () => {
    const { character } = guess({}, { age: 3, gender: 'boy' });
    expect(characterSchema.parse(character)).toEqual(character);
    expect(character).toMatchObject({ age: 3, gender: 'boy', glasses: 'none', eyeColor: '#3b2416', cheeks: 0.5 });
  });

  it.each([
    ['girl', 5, 'bald', false, 'shaved'],
    ['boy', 1, 'bald', false, 'wisps'],
    ['girl', 5, 'short', true, 'bob'],
    ['girl', 5, 'long', true, 'longFringe'],
    ['girl', 5, 'long', false, 'longWavy'],
    ['boy', 5, 'short', false, 'sideFringe'],
    ['boy', 5, 'short', true, 'tousled'],
    ['boy', 5, 'medium', false, 'tousled'],
    ['boy', 5, 'long', false, 'longWavy'],
  ] as const)('gives a %s of %i with %s hair (fringe: %s) the style %s', (gender, age, length, fringe, style) => {
    const { character } = guess({ hairLength: sure(length), fringe: sure(fringe) }, { age, gender });
    expect(character.hairStyle).toBe(style);
  });

  it('keeps skins apart from very light to very dark', () => {
    const skins = ['#fbe3d2', '#e0a678', '#b57a4e', '#774a30', '#4a2c1e'];
    const lights = skins.map((skin) => lightness(guess({ skin: sure(skin) }).character.skin));
    expect(lights).toEqual([...lights].sort((a, b) => b - a));
    expect((lights[0] ?? 0) - (lights[4] ?? 0)).toBeGreaterThan(0.4);
  });

  it('draws a colour cast back to a skin tone', () => {
    const { character } = guess({ skin: sure('#c8d4e8') });
    const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(character.skin.slice(at, at + 2), 16));
    expect(red).toBeGreaterThan(blue ?? 255);
  });

  it('asks about the hair style always, and about whatever was read badly', () => {
    expect(guess({}).unsure).toEqual(['hairStyle']);
    const doubtful = guess({ skin: { value: '#e8c4a0', confidence: 0.3 }, glasses: { value: true, confidence: 0.4 } });
    expect(doubtful.unsure).toEqual(['skin', 'glasses', 'hairStyle']);
    expect(doubtful.character.glasses).toBe('none');
    expect(guess({ glasses: sure(true) }).character.glasses).toBe('round');
  });

  it('reads the tilt of the eyes whatever the lean of the head', () => {
    const lean = 0.5;
    const turned = reading.landmarks.map(
      ([x, y]) => [x * Math.cos(lean) - y * Math.sin(lean), x * Math.sin(lean) + y * Math.cos(lean)] as const,
    );
    const [upright, leaning] = [guess({}), guess({ landmarks: turned, roll: lean })];
    expect(leaning.character.eyeTilt).toBeCloseTo(upright.character.eyeTilt, 5);
  });
});
