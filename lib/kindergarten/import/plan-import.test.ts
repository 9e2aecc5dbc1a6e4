import { expect, test } from 'vitest';
import { type SplitName, splitFullName } from '@/lib/books';
import { planImport } from './plan-import';

const listed = (written: string) => ({
  ...splitFullName(written),
  gender: null,
  age: null,
  faults: {},
  duplicate: false,
});
const row = (written: string, addedByLink = false) => ({ id: written, ...splitFullName(written), addedByLink });
const plan = (list: readonly string[], rows: readonly ReturnType<typeof row>[]) => {
  const { matched, joined, added } = planImport(list.map(listed), rows);
  const nameOf = ({ name, fullName }: SplitName) => fullName || name;
  return { matched: matched.map(({ id }) => id), joined: joined.map(nameOf), added: added.map(nameOf) };
};

test('§5 class orders: photos first, list second: every child once', () => {
  expect(plan(['נועה כהן', 'איתי לוי', 'מאיה ברק'], [row('נועה'), row('איתי לוי')])).toEqual({
    matched: ['נועה', 'איתי לוי'],
    joined: [],
    added: ['מאיה ברק'],
  });
});

test('the same list again adds nobody', () => {
  const list = ['Maya Levi', 'Maya Cohen', 'Dan'];
  expect(
    plan(
      list,
      list.map((name) => row(name)),
    ),
  ).toEqual({ matched: list, joined: [], added: [] });
});

test('nobody is guessed: a name that may mean two children', () => {
  expect(plan(['Noa Levi', 'Noa Cohen'], [row('Noa')]).added).toEqual(['Noa Levi', 'Noa Cohen']);
  expect(plan(['Noa'], [row('Noa Levi'), row('Noa Cohen')]).added).toEqual(['Noa']);
  expect(plan(['Noa Levi'], [row('')]).added).toEqual(['Noa Levi']);
});

test('rulings "Flow", class link: a child whom a parent added is left to that parent', () => {
  expect(plan(['Noa Levi'], [row('Noa', true)])).toEqual({ matched: [], joined: ['Noa Levi'], added: [] });
});
