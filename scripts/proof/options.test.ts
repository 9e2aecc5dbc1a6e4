import { expect, test } from 'vitest';
import { parseProofOptions } from './options';

const parseLine = (line: string) => parseProofOptions(line.split(' '));

test('a book by its base id in a language, for a child', () => {
  const asked = parseLine('--book 12 --language he --gender girl --name נועה --age 7 --size 800');
  expect(asked).toMatchObject({ gender: 'girl', name: 'נועה', age: 7, sizePx: 800, dedication: null });
  expect(asked.book).toMatchObject({ id: 12, language: 'he' });
});

test('an edition by its own id', () => {
  expect(parseLine('--book 30012').book).toMatchObject({ baseId: 12, language: 'ru' });
});

test("missing options have defaults: Hebrew, the book's only gender, a name of the language, an age of its readers", () => {
  expect(parseLine('--book 3')).toMatchObject({ gender: 'boy', name: 'נועם', age: 4, sizePx: 1500 });
  expect(parseLine('--book 4 --language en')).toMatchObject({ gender: 'girl', name: 'Maya' });
});

test.each([
  ['--language he', 'Missing --book'],
  ['--book 99', 'no book 99'],
  ['--book 9005 --language he', 'told in en only'],
  ['--book 3 --gender girl', 'no girl'],
  ['--book 1 --language fr', 'Unknown language "fr"'],
  ['--book 1 --age 11', '1 to 10'],
  ['--book 1 --size 9999', '200 to 2600'],
])('%s is rejected with the reason', (line, reason) => {
  expect(() => parseLine(line)).toThrow(reason);
});
