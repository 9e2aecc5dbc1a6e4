import { describe, expect, test } from 'vitest';
import { changedFields, draftChangeFrom, initialChildValues, toFormValues, valuesFromDraft } from './child-form';
import { childFormSchema } from './child-form-schema';

const maya = { childName: 'מאיה', gender: 'girl', age: 5, language: 'he', nameKeptAsWritten: false } as const;
const codes = (values: object) => childFormSchema.safeParse(values).error?.issues.map(({ message }) => message);

describe('§5 child name in the form', () => {
  test('for a Hebrew book asks about other letters until the parent keeps them', () => {
    expect(codes({ ...maya, childName: 'Maya' })).toEqual(['name_not_hebrew']);
    expect(codes({ ...maya, childName: 'Maya', nameKeptAsWritten: true })).toBeUndefined();
  });
  test.each([
    ['ar', 'name_not_arabic'],
    ['ru', 'name_not_cyrillic'],
    ['en', undefined],
  ])('for a book in %s reports %s for Hebrew letters until the parent keeps them', (language, code) => {
    expect(codes({ ...maya, language })).toEqual(code && [code]);
    expect(codes({ ...maya, language, nameKeptAsWritten: true })).toBeUndefined();
  });
  test('sends the name with a capital letter, as the book prints it', () => {
    expect(childFormSchema.parse({ ...maya, childName: 'маша', language: 'ru' })).toMatchObject({ childName: 'Маша' });
  });
  test('rejects names that are too short or contain other characters', () => {
    expect(codes({ ...maya, childName: 'מ' })).toEqual(['name_too_short']);
    expect(codes({ ...maya, childName: 'מאיה2' })).toEqual(['name_letters_only']);
  });
});

describe('§3 wizard defaults', () => {
  test('age 5, boy, the page’s language', () => {
    expect(toFormValues(valuesFromDraft(null, 'ru'))).toMatchObject({
      age: '5',
      gender: 'boy',
      language: 'ru',
      childName: '',
    });
  });
  test('typed values win over saved ones', () => {
    expect(initialChildValues(valuesFromDraft(null, 'en'), { childName: 'Noa', age: 7 })).toMatchObject({
      childName: 'Noa',
      age: '7',
    });
  });
});

describe('§4 wizard defaults can be partially updated', () => {
  test('sends only changed fields, with their previous values', () => {
    expect(draftChangeFrom({ ...maya, age: 6 }, maya)).toEqual({ age: 6, was: { age: 5 } });
    expect(draftChangeFrom(maya, maya)).toEqual({});
  });
  test('sends a name where there was none', () => {
    expect(draftChangeFrom(maya, { ...maya, childName: '' })).toEqual({ childName: 'מאיה', was: { childName: null } });
  });
  test('converts the form’s strings to values', () => {
    expect(changedFields(toFormValues(maya), maya)).toEqual([]);
    expect(changedFields({ ...toFormValues(maya), age: '6', childName: ' מאיה ' }, maya)).toEqual(['age']);
  });
});
