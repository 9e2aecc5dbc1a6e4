import { expect, it } from 'vitest';
import { renameChild, splitFullName } from './split-name';

it.each([
  ['נועה', 'נועה', ''],
  ['נועה כהן', 'נועה', 'נועה כהן'],
  ['כהן, נועה', 'נועה', 'נועה כהן'],
  ['בת אל כהן', 'בת אל', 'בת אל כהן'],
  ['בן ציון', 'בן ציון', ''],
  ['בן כהן', 'בן', 'בן כהן'],
  ['عبد الله حسن', 'عبد الله', 'عبد الله حسن'],
  ['نور الدين', 'نور الدين', ''],
  ['Anna-Maria van Gogh', 'Anna-Maria', 'Anna-Maria van Gogh'],
  ['', '', ''],
])('§5 child name: the hero of %o has the first name, the label all of it', (text, name, fullName) =>
  expect(splitFullName(text)).toEqual({ name, fullName }),
);

it('§5 child name: a list may write the family name first', () => {
  const split = splitFullName('Иванова Мария Петровна', { familyFirst: true });
  expect(split).toEqual({ name: 'Мария', fullName: 'Мария Петровна Иванова' });
  expect(splitFullName('Мария', { familyFirst: true })).toEqual({ name: 'Мария', fullName: '' });
});

it.each([
  ['', '', 'Maya Levi', 'Maya', 'Maya Levi'],
  ['Anna', 'Anna Maria Levi', 'Anna Maria', 'Anna Maria', 'Anna Maria Levi'],
  ['Mary', 'Mary Jane', 'Mary Jane', 'Mary Jane', 'Mary Jane'],
  ['Noa', 'Noa Levi', 'Noaa', 'Noaa', 'Noaa Levi'],
  ['Noa', 'Noa Levi', 'Dan Cohen', 'Dan', 'Dan Cohen'],
  ['Noa', '', 'Dan', 'Dan', ''],
  ['Noa', 'Noa Levi', '', '', 'Noa Levi'],
])('§5 child name: a person corrects %o of %o to %o', (name, fullName, typed, hero, label) =>
  expect(renameChild(typed, { name, fullName })).toEqual({ name: hero, fullName: label }),
);
