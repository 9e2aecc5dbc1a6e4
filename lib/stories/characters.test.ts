import { expect, test } from 'vitest';
import { characterArguments } from './characters';

const characters = {
  friend: { usual: { mainForm: 'נגה' }, substitute: { mainForm: 'דפנה' } },
  boy: {
    usual: { mainForm: 'Гриша', genitive: 'Гриши' },
    substitute: { mainForm: 'Миша', genitive: 'Миши' },
  },
};

test('a character keeps its usual name in every form that the text uses', () => {
  expect(characterArguments(characters, 'Маша')).toEqual({ friend: 'נגה', boy: 'Гриша', boy_genitive: 'Гриши' });
  expect(characterArguments(undefined, 'Маша')).toEqual({});
});

test.each(['נגה', 'נֹגַהּ', 'נגה לי', 'נגה־לי'])('a character never has the name of the hero %s', (hero) => {
  expect(characterArguments(characters, hero).friend).toBe('דפנה');
});

test('letter case does not tell names apart', () => {
  expect(characterArguments(characters, 'гриша')).toMatchObject({ boy: 'Миша', boy_genitive: 'Миши' });
});
