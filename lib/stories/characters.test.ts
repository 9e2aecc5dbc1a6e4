import { expect, test } from 'vitest';
import { getCharacterArguments } from './characters';

const characters = {
  friend: { usual: { mainForm: 'נגה' }, substitute: { mainForm: 'דפנה' } },
  boy: {
    usual: { mainForm: 'Гриша', genitive: 'Гриши' },
    substitute: { mainForm: 'Миша', genitive: 'Миши' },
  },
};

test('a character has its usual name in every form that the text uses', () => {
  expect(getCharacterArguments(characters, ['Маша'])).toEqual({ friend: 'נגה', boy: 'Гриша', boy_genitive: 'Гриши' });
  expect(getCharacterArguments(undefined, ['Маша'])).toEqual({});
});

test.each(['נגה', 'נֹגַהּ', 'נגה לי', 'נגה־לי'])('a character never shares the name of the hero %s', (hero) => {
  expect(getCharacterArguments(characters, [hero]).friend).toBe('דפנה');
});

test('names are compared without case', () => {
  expect(getCharacterArguments(characters, ['гриша'])).toMatchObject({ boy: 'Миша', boy_genitive: 'Миши' });
});

test('a character has a name of its own where the heroes have the others', () => {
  const friend = { ...characters.friend, spares: [{ mainForm: 'איה' }] };
  expect(getCharacterArguments({ friend }, ['נגה', 'דפנה']).friend).toBe('איה');
  expect(getCharacterArguments({ friend }, ['יואב', 'נגה']).friend).toBe('דפנה');
  const known = { ...friend, spares: [...friend.spares, { mainForm: 'תמר' }] };
  expect(getCharacterArguments({ friend: known }, ['נגה', 'איה', 'דפנה']).friend).toBe('תמר');
});
