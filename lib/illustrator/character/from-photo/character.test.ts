import { describe, expect, it } from 'vitest';
import type { FaceReading } from '@/lib/photos';
import { averageMesh } from '@/lib/photos/testing/average-mesh';
import { head } from '../../figure/head/head';
import { Painter } from '../../paint';
import { hexToRgb, lightness, rgbToLab } from '../../paint/color';
import { HAIR_SHAPE } from '../../testing/hair-shape';
import { characterSchema } from '../character';
import { USUAL_FACE } from '../face';
import { characterFromReading } from './character';
import { computePaintedSkin } from './painted-skin';

const sure = <Value>(value: Value) => ({ value, confidence: 0.9 });
const reading: FaceReading = {
  box: { x: 0, y: 0, width: 200, height: 240 },
  landmarks: averageMesh(),
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
    expect(character).toMatchObject({ age: 3, gender: 'boy', glasses: 'none', headwear: 'none' });
    expect(character.cheeks).toBeCloseTo(0.5, 0);
  });

  it.each([
    [5, 'bald', 'straight', false, 'usual', 'shaved'],
    [1, 'bald', 'straight', false, 'usual', 'wisps'],
    [5, 'short', 'straight', false, 'usual', 'short'],
    [5, 'short', 'wavy', false, 'usual', 'sideFringe'],
    [5, 'short', 'straight', true, 'usual', 'bowlCut'],
    [5, 'short', 'wavy', true, 'usual', 'tousled'],
    [5, 'short', 'curly', false, 'usual', 'curlyShort'],
    [5, 'short', 'coily', false, 'usual', 'coilyShort'],
    [5, 'short', 'coily', false, 'big', 'afro'],
    [5, 'short', 'coily', false, 'puffs', 'puffs'],
    [5, 'short', 'straight', false, 'puffs', 'spaceBuns'],
    [5, 'medium', 'straight', true, 'usual', 'bob'],
    [5, 'medium', 'wavy', true, 'usual', 'bob'],
    [5, 'medium', 'straight', false, 'usual', 'longStraight'],
    [5, 'medium', 'wavy', false, 'usual', 'longWavy'],
    [5, 'medium', 'curly', false, 'usual', 'curlyLong'],
    [5, 'medium', 'coily', false, 'usual', 'afro'],
    [5, 'long', 'straight', true, 'usual', 'longFringe'],
    [5, 'long', 'straight', false, 'usual', 'longStraight'],
    [5, 'long', 'wavy', false, 'usual', 'longWavy'],
    [5, 'long', 'straight', false, 'braids', 'braids'],
  ] as const)(
    'gives a child of %i with %s, %s hair (fringe: %s, %s) the style %s, a girl as a boy',
    (age, length, curl, fringe, volume, style) => {
      const change = { hairLength: sure(length), curl: sure(curl), fringe: sure(fringe), volume: sure(volume) };
      for (const gender of ['girl', 'boy'] as const)
        expect(guess(change, { age, gender }).character.hairStyle).toBe(style);
    },
  );

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

  it('keeps the darkest skin as dark as it was read: a palette has lightened it', () => {
    const moved = lightness(guess({ skin: sure('#4a2c1e') }).character.skin) - lightness('#4a2c1e');
    expect(Math.abs(moved)).toBeLessThan(0.01);
  });

  it.each(['#f0cdb4', '#e0b5a8', '#c9a38c', '#af826e', '#9d6b53', '#7a5040'])(
    '§1 likeness: draws skin of %s in its own lightness, redness and yellow',
    (skin) => {
      const [drawn, seen] = [computePaintedSkin(guess({ skin: sure(skin) }).character.skin), skin].map((hex) =>
        rgbToLab(hexToRgb(hex)),
      );
      seen?.forEach((value, at) => {
        expect(Math.abs((drawn?.[at] ?? 0) - value)).toBeLessThan(0.01);
      });
    },
  );

  it('§1 likeness: takes the sheen off dark hair without colour, and leaves brown hair as light as it is', () => {
    const light = (hairColor: string) => lightness(guess({ hairColor: sure(hairColor) }).character.hairColor);
    expect(light('#4a4846')).toBeLessThan(lightness('#4a4846') - 0.04);
    expect(Math.abs(light('#5a3c22') - lightness('#5a3c22'))).toBeLessThan(0.03);
  });

  it('gives skin under blue light the hue of skin, and never a lighter tone', () => {
    const { skin } = guess({ skin: sure('#5a6078') }).character;
    const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(skin.slice(at, at + 2), 16));
    expect(red).toBeGreaterThan(blue ?? 255);
    expect(lightness(skin)).toBeLessThan(lightness('#5a6078') + 0.03);
  });

  it('gives skin in a dim photo its warmth, not another lightness', () => {
    for (const grey of ['#9a8a80', '#7d706a']) {
      const { skin } = guess({ skin: sure(grey) }).character;
      const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(skin.slice(at, at + 2), 16));
      expect((red ?? 0) - (blue ?? 0)).toBeGreaterThan(35);
      expect(Math.abs(lightness(skin) - lightness(grey))).toBeLessThan(0.05);
    }
  });

  it.each([
    ['blue beside blond hair, though dim', '#3f4650', '#856a54', 'cool'],
    ['grey that a dark iris reflects, beside black hair', '#6e6566', '#211918', 'warm'],
    ['clear blue beside black hair', '#5a7fae', '#211918', 'cool'],
    ['dark brown', '#2e1d1a', '#1e1b1d', 'warm'],
    ['brown beside light hair', '#5c4737', '#855e47', 'warm'],
  ])('draws %s as seen', (_, iris, hair, expected) => {
    const { eyeColor } = guess({ eyeColor: sure(iris), hairColor: sure(hair) }).character;
    const [red = 0, , blue = 0] = [1, 3, 5].map((at) => Number.parseInt(eyeColor.slice(at, at + 2), 16));
    expect(blue > red ? 'cool' : 'warm').toBe(expected);
  });

  it('draws red hair as red as its lit side, and no shaved head red', () => {
    const redness = (length: 'medium' | 'bald') => {
      const { hairColor } = guess({ hairColor: sure('#643a2d'), hairLength: sure(length) }).character;
      return Number.parseInt(hairColor.slice(1, 3), 16) - Number.parseInt(hairColor.slice(5, 7), 16);
    };
    expect(redness('medium')).toBeGreaterThan(75);
    expect(redness('bald')).toBeLessThan(65);
  });

  it('gives no child grey or blue hair, keeps dark hair as dark and makes fair hair a little lighter', () => {
    for (const color of ['#9d9380', '#5f5352', '#484c57']) {
      const { hairColor } = guess({ hairColor: sure(color) }).character;
      const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(hairColor.slice(at, at + 2), 16));
      expect((red ?? 0) - (blue ?? 0)).toBeGreaterThan(25);
      const lighter = lightness(hairColor) - lightness(color);
      expect(lighter).toBeGreaterThan(-0.06);
      expect(lighter).toBeLessThan(lightness(color) > 0.5 ? 0.12 : 0.06);
    }
    expect(lightness(guess({ hairColor: sure('#1f1917') }).character.hairColor)).toBeLessThan(0.25);
  });

  it('§1 likeness: draws light eyes beside black hair only where they are sure, and dark hair never olive', () => {
    const light = (hairColor: string, confidence: number, iris = '#3c3c3e') => {
      const eyes = { eyeColor: sure(iris), lightEyes: { value: true, confidence } };
      return lightness(guess({ hairColor: sure(hairColor), ...eyes }).character.eyeColor);
    };
    expect(light('#141415', 0.99)).toBeGreaterThan(light('#141415', 0.8) + 0.1);
    expect(light('#836851', 0.8)).toBeCloseTo(light('#836851', 0.99), 2);
    expect(light('#141415', 0.8, '#869bad')).toBeCloseTo(light('#141415', 0.99, '#869bad'), 2);
    const [L, a, b] = rgbToLab(hexToRgb(guess({ hairColor: sure('#2c2a1c') }).character.hairColor));
    expect(L).toBeLessThan(0.34);
    expect(Math.atan2(b, a)).toBeLessThan(1);
  });

  it('§1 likeness: draws light eyes as dark as they are', () => {
    const draw = (iris: string) => lightness(guess({ eyeColor: sure(iris), lightEyes: sure(true) }).character.eyeColor);
    expect(draw('#2c3333')).toBeLessThan(0.42);
    expect(draw('#565f65')).toBeGreaterThan(0.52);
  });

  it('§1 likeness: draws a grey iris blue, a yellow-grey one green without a blaze, and brown ones apart', () => {
    const draw = (iris: string, light: boolean) =>
      rgbToLab(hexToRgb(guess({ eyeColor: sure(iris), lightEyes: sure(light) }).character.eyeColor));
    expect(draw('#585858', true)[2]).toBeLessThan(-0.015);
    const [, a, b] = draw('#7d766e', true);
    expect(a).toBeLessThan(0);
    expect(b).toBeGreaterThan(0);
    expect(Math.hypot(a, b)).toBeLessThan(0.055);
    const [, red, yellow] = draw('#252523', false);
    expect(Math.atan2(yellow, red)).toBeLessThan(1.35);
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
    const [upright, leaning] = [guess({}), guess({ landmarks: averageMesh(undefined, 0.5), roll: 0.5 })];
    expect(leaning.character.eyeTilt).toBeCloseTo(upright.character.eyeTilt, 5);
    expect(leaning.character.face).toEqual(upright.character.face);
  });

  const moved = (points: readonly number[], dx: number, dy: number) =>
    guess({ landmarks: averageMesh((i, [x, y]) => (points.includes(i) ? [x + dx, y + dy] : [x, y])) }).character;

  it('draws a wider mouth and nose, narrower eyes and a longer chin from such a face', () => {
    const usual = guess({}).character;
    expect(moved([291], 6, 0).mouthWidth).toBeGreaterThan(usual.mouthWidth + 0.05);
    expect(moved([291], 0, -6).face?.smile).toBeGreaterThan((usual.face?.smile ?? 0) + 0.3);
    expect(moved([294], 2.5, 0).face?.noseWidth).toBeGreaterThan((usual.face?.noseWidth ?? 0) + 0.3);
    expect(moved([385, 386, 387], 0, 1.5).face?.eyeOpening).toBeLessThan((usual.face?.eyeOpening ?? 0) - 0.2);
    expect(moved([152], 0, 8).face?.chin).toBeGreaterThan((usual.face?.chin ?? 0) + 0.2);
  });

  it('draws a wider mouth from a wider mouth in the photo, also for heroes of the first edition', () => {
    const teeth = (dx: number) => {
      const painter = Painter.page(300);
      painter.in(600, 600, 0, 8, 8, () => {
        const { faceShape: _, ...firstEdition } = moved([291], dx, 0);
        const drawing = head(painter, firstEdition, { yaw: 0, pitch: 0, expression: 'joy' });
        drawing.back();
        drawing.front();
      });
      const { data } = painter.context.getImageData(0, 0, 300, 300);
      const columns = new Set<number>();
      for (let i = 0; i < data.length; i += 4)
        if ((i >> 2) / 300 > 190 && [0, 1, 2].every((c) => (data[i + c] as number) > 240)) columns.add((i >> 2) % 300);
      return columns.size;
    };
    const [narrow, usual, wide] = [teeth(-7), teeth(0), teeth(7)];
    expect(narrow).toBeGreaterThan(10);
    expect(usual).toBeGreaterThan(narrow + 2);
    expect(wide).toBeGreaterThan(usual + 2);
  });

  it('names what is clearly unusual and takes what the name draws off the numbers', () => {
    const broad = moved([294], 4.2, 0);
    expect(broad.nose).toBe('broad');
    expect(broad.face?.noseWidth).toBeLessThan(moved([294], 2.5, 0).face?.noseWidth ?? 0);
    expect(moved([385, 386, 387], 0, 4).eyeShape).toBe('almond');
  });

  it('stores coarse, limited numbers only, and none from a turned head', () => {
    const face = moved([291, 294, 152, 365], 9, 9).face ?? USUAL_FACE;
    for (const value of Object.values(face)) {
      expect(Math.abs(value)).toBeLessThanOrEqual(1);
      expect(value * 10).toBeCloseTo(Math.round(value * 10), 9);
    }
    expect(guess({ yaw: 0.6 }).character.face).toBeUndefined();
    const collapsed = reading.landmarks.map(() => [100, 100] as const);
    expect(guess({ landmarks: collapsed }).character.face).toBeUndefined();
  });

  it('takes the own shape of the hair, unless it was read badly or is tied', () => {
    const hairShape = { value: HAIR_SHAPE, confidence: 0.8 };
    expect(guess({ hairShape }).character.hairShape).toEqual(HAIR_SHAPE);
    expect(guess({ hairShape: { ...hairShape, confidence: 0.3 } }).character).not.toHaveProperty('hairShape');
    expect(guess({ hairShape, volume: sure('puffs') }).character).not.toHaveProperty('hairShape');
    expect(guess({ hairShape: null }).character).toEqual(guess({}).character);
  });
});
