import { expect, test } from 'vitest';
import { findNamesake } from './find-namesake';

const child = (childName: string, change: object = {}) => ({
  addedByLink: false,
  fileSha256: null,
  book: { childName, character: null, photos: [] },
  ...change,
});

test('§2 /kindergarten: a photo goes to the child of the list whom its file names', () => {
  const list = [child('נועה כהן'), child('Liam'), child('Maya Levi')];
  expect(findNamesake(list, 'נועה  כהן')).toBe(list[0]);
  expect(findNamesake(list, 'נועה')).toBe(list[0]);
  expect(findNamesake(list, 'liam Green')).toBe(list[1]);
  expect(findNamesake(list, 'Maya Cohen')).toBeNull();
  expect(findNamesake(list, '')).toBeNull();
});

test('nobody is guessed: two of one name, a child with a photo, a child whom a parent added', () => {
  expect(findNamesake([child('Noa Levi'), child('Noa Cohen')], 'Noa')).toBeNull();
  expect(findNamesake([child('Noa', { fileSha256: 'a' })], 'Noa')).toBeNull();
  expect(findNamesake([child('Noa', { addedByLink: true })], 'Noa')).toBeNull();
  expect(findNamesake([child('Noa', { book: { childName: 'Noa', character: null, photos: [{}] } })], 'Noa')).toBeNull();
});
