import { describe, expect, it } from 'vitest';
import { readCell } from './cell-values';
import type { ValueColumn } from './grid-columns';

const CONTEXT = { language: 'he', books: [{ id: 7, title: 'הבוקר הראשון' }] } as const;
const read = (column: ValueColumn, text: string) => readCell(column, text, CONTEXT);

describe('§5 class orders: what stands in a cell', () => {
  it.each([
    ['gender', 'בת', { gender: 'girl' }],
    ['gender', ' Boy ', { gender: 'boy' }],
    ['gender', 'девочка', { gender: 'girl' }],
    ['gender', 'ولد', { gender: 'boy' }],
    ['age', '4', { age: 4 }],
    ['age', '٥', { age: 5 }],
    ['age', '۶', { age: 6 }],
    ['book', 'הבוקר הראשון', { catalogueId: 7 }],
    ['book', '7', { catalogueId: 7 }],
    ['book', '', { catalogueId: null }],
    ['name', '  נועה   כהן ', { name: 'נועה', fullName: 'נועה כהן' }],
    ['name', '\u200fנועה\u200b', { name: 'נועה' }],
    ['name', '3. נועה', { name: 'נועה' }],
    ['fullName', ' נועה  כהן ', { fullName: 'נועה כהן' }],
    ['fullName', '', { fullName: '' }],
    ['name', 'maya', { name: 'Maya' }],
    ['name', '', { name: '' }],
  ] as const)('%s %o', (column, text, values) => expect(read(column, text)).toEqual({ ok: true, values }));

  it.each([
    ['gender', 'other', 'gender_required'],
    ['age', '0', 'age_out_of_range'],
    ['age', '11', 'age_out_of_range'],
    ['age', 'five', 'age_out_of_range'],
    ['book', 'a book that is not there', 'book_required'],
    ['name', 'נ', 'name_too_short'],
    ['name', 'נועה2', 'name_letters_only'],
    ['fullName', 'נועה <b>', 'name_letters_only'],
  ] as const)('%s %o is refused', (column, text, code) => expect(read(column, text)).toEqual({ ok: false, code }));
});
