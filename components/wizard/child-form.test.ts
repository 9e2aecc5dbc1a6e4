import { describe, expect, test } from 'vitest';
import { childFormSchema, startValues } from './child-form';

const maya = { childName: 'מאיה', gender: 'girl', age: 5, language: 'he' } as const;
const codes = (values: object) => childFormSchema.safeParse(values).error?.issues.map(({ message }) => message);

describe('§5 child name in the form', () => {
  test('a Hebrew book questions other letters until they are kept as written', () => {
    expect(codes({ ...maya, childName: 'Maya' })).toEqual(['name_not_hebrew']);
    expect(codes({ ...maya, childName: 'Maya', nameKeptAsWritten: true })).toBeUndefined();
  });
  test('too short and not only letters', () => {
    expect(codes({ ...maya, childName: 'מ' })).toEqual(['name_too_short']);
    expect(codes({ ...maya, childName: 'מאיה2' })).toEqual(['name_letters_only']);
  });
});

describe('§3 wizard defaults', () => {
  test('age 5, boy, the page’s language', () => {
    expect(startValues(null, {}, 'ru')).toMatchObject({ age: '5', gender: 'boy', language: 'ru', childName: '' });
  });
  test('what was typed wins over what was saved', () => {
    expect(startValues(null, { childName: 'Noa' }, 'en').childName).toBe('Noa');
  });
});
