import { expect, test } from 'vitest';
import { splitFullName } from '@/lib/books';
import { findNamesake } from './find-namesake';

const child = (written: string, change: object = {}) => {
  const { name, fullName } = splitFullName(written);
  return {
    addedByLink: false,
    fileSha256: null,
    fullName,
    book: { childName: name, character: null, photos: [] },
    ...change,
  };
};
const find = (children: readonly ReturnType<typeof child>[], written: string) =>
  findNamesake(children, splitFullName(written));

test('§2 /kindergarten: a photo goes to the child of the list whom its file names', () => {
  const list = [child('נועה כהן'), child('Liam'), child('Maya Levi')];
  expect(find(list, 'נועה  כהן')).toBe(list[0]);
  expect(find(list, 'נועה')).toBe(list[0]);
  expect(find(list, 'liam Green')).toBe(list[1]);
  expect(find(list, 'Maya Cohen')).toBeNull();
  expect(find(list, '')).toBeNull();
});

test('nobody is guessed: two of one name, a child with a photo, a child whom a parent added', () => {
  expect(find([child('Noa Levi'), child('Noa Cohen')], 'Noa')).toBeNull();
  expect(find([child('Noa', { fileSha256: 'a' })], 'Noa')).toBeNull();
  expect(find([child('Noa', { addedByLink: true })], 'Noa')).toBeNull();
  expect(find([child('Noa', { book: { childName: 'Noa', character: null, photos: [{}] } })], 'Noa')).toBeNull();
});
