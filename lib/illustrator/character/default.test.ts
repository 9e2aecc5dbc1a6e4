import { expect, test } from 'vitest';
import { defaultCharacter } from '../index';
import { lightness } from '../paint/color';
import { adjustLightness, nearestTone, SKIN_TONES, TONES } from './tones';

test('§4 child: without a photo the character has the child’s age and gender, and the parent sets the rest', () => {
  const girl = defaultCharacter({ age: 7, gender: 'girl' });
  const boy = defaultCharacter({ age: 7, gender: 'boy' });
  expect(girl.character).toMatchObject({ age: 7, gender: 'girl', glasses: 'none', headwear: 'none' });
  expect(girl.character.hairStyle).not.toBe(boy.character.hairStyle);
  expect(girl.unsure).toEqual(['skin', 'hairColor', 'hairStyle', 'eyeColor', 'glasses']);
  expect(defaultCharacter({ age: 1, gender: 'girl' }).character.hairStyle).toBe('wisps');
});

test('the initial character uses colours that the editor can mark as selected', () => {
  const { character } = defaultCharacter({ age: 4, gender: 'boy' });
  for (const trait of ['skin', 'hairColor', 'eyeColor', 'glassesColor', 'headwearColor'] as const)
    expect(TONES[trait].map(({ hex }) => hex)).toContain(character[trait]);
});

test('a lighter or darker tone keeps its hue', () => {
  for (const tone of SKIN_TONES) {
    expect(adjustLightness(tone, 0)).toBe(tone);
    expect(lightness(adjustLightness(tone, -1))).toBeLessThan(lightness(tone));
    expect(lightness(adjustLightness(tone, 1))).toBeGreaterThan(lightness(tone));
  }
  expect(
    nearestTone(
      adjustLightness('#b65a28', 0.5),
      TONES.hairColor.map(({ hex }) => hex),
      0.1,
    ),
  ).toBe('#b65a28');
});
