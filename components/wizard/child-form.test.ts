import { describe, expect, test } from 'vitest';
import { changedFields, changeTo, childFormSchema, formOf, savedValues, startValues } from './child-form';

const maya = { childName: 'מאיה', gender: 'girl', age: 5, language: 'he', nameKeptAsWritten: false } as const;
const codes = (values: object) => childFormSchema.safeParse(values).error?.issues.map(({ message }) => message);

describe('§5 child name in the form', () => {
  test('a Hebrew book questions other letters until they are kept as written', () => {
    expect(codes({ ...maya, childName: 'Maya' })).toEqual(['name_not_hebrew']);
    expect(codes({ ...maya, childName: 'Maya', nameKeptAsWritten: true })).toBeUndefined();
  });
  test.each([
    ['ar', 'name_not_arabic'],
    ['ru', 'name_not_cyrillic'],
    ['en', undefined],
  ])('a book in %s answers %s to Hebrew letters, until they are kept', (language, code) => {
    expect(codes({ ...maya, language })).toEqual(code && [code]);
    expect(codes({ ...maya, language, nameKeptAsWritten: true })).toBeUndefined();
  });
  test('small letters are sent with the capital that the book prints', () => {
    expect(childFormSchema.parse({ ...maya, childName: 'маша', language: 'ru' })).toMatchObject({ childName: 'Маша' });
  });
  test('too short and not only letters', () => {
    expect(codes({ ...maya, childName: 'מ' })).toEqual(['name_too_short']);
    expect(codes({ ...maya, childName: 'מאיה2' })).toEqual(['name_letters_only']);
  });
});

describe('§3 wizard defaults', () => {
  test('age 5, boy, the page’s language', () => {
    expect(formOf(savedValues(null, 'ru'))).toMatchObject({ age: '5', gender: 'boy', language: 'ru', childName: '' });
  });
  test('what was typed wins over what was saved', () => {
    expect(startValues(savedValues(null, 'en'), { childName: 'Noa', age: 7 })).toMatchObject({
      childName: 'Noa',
      age: '7',
    });
  });
});

describe('§4 wizard defaults can be partially updated', () => {
  test('only what is no longer the same is sent, with what it was', () => {
    expect(changeTo({ ...maya, age: 6 }, maya)).toEqual({ age: 6, was: { age: 5 } });
    expect(changeTo(maya, maya)).toEqual({});
  });
  test('a name where there was none', () => {
    expect(changeTo(maya, { ...maya, childName: '' })).toEqual({ childName: 'מאיה', was: { childName: null } });
  });
  test('the form’s strings are what they stand for', () => {
    expect(changedFields(formOf(maya), maya)).toEqual([]);
    expect(changedFields({ ...formOf(maya), age: '6', childName: ' מאיה ' }, maya)).toEqual(['age']);
  });
});
