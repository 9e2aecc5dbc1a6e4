import { describe, expect, it, test } from 'vitest';
import { GRID_COLUMNS } from './grid-columns';
import { getCellAfterEdit, getGridAction } from './grid-keyboard';

const SIZE = { rows: 12, columns: GRID_COLUMNS.length };
const NAME = { row: 3, column: 1 };
const press = (key: string, { ctrl = false, shift = false, rtl = false, from = NAME } = {}) =>
  getGridAction({ key, ctrl, shift }, from, SIZE, rtl);

describe('§5 class orders: the table works like a spreadsheet', () => {
  it.each([
    ['ArrowDown', {}, { row: 4, column: 1 }],
    ['ArrowUp', {}, { row: 2, column: 1 }],
    ['ArrowRight', {}, { row: 3, column: 2 }],
    ['ArrowRight', { rtl: true }, { row: 3, column: 0 }],
    ['ArrowLeft', { rtl: true }, { row: 3, column: 2 }],
    ['Home', {}, { row: 3, column: 0 }],
    ['End', { ctrl: true }, { row: 11, column: 6 }],
    ['Home', { ctrl: true }, { row: 0, column: 0 }],
    ['ArrowDown', { ctrl: true }, { row: 11, column: 1 }],
    ['PageDown', {}, { row: 11, column: 1 }],
    ['PageUp', {}, { row: 0, column: 1 }],
  ])('%s %o', (key, options, to) => expect(press(key, options)).toEqual({ kind: 'move', to }));

  it('edits with Enter and F2, and replaces with a typed letter of any script', () => {
    expect(press('Enter')).toEqual({ kind: 'edit', typed: null });
    expect(press('F2')).toEqual({ kind: 'edit', typed: null });
    expect(press('נ')).toEqual({ kind: 'edit', typed: 'נ' });
    expect(press('𞤢')).toEqual({ kind: 'edit', typed: '𞤢' });
  });

  it('clears with Delete and undoes with Ctrl+Z', () => {
    expect(press('Delete')).toEqual({ kind: 'clear' });
    expect(press('z', { ctrl: true })).toEqual({ kind: 'undo' });
  });

  it('leaves to the browser what it does not use: Tab, copying, the buttons in other cells', () => {
    expect(press('Tab')).toBeNull();
    expect(press('c', { ctrl: true })).toBeNull();
    expect(press('Shift')).toBeNull();
    expect(press('Enter', { from: { row: 0, column: 0 } })).toBeNull();
  });
});

describe('after editing', () => {
  const afterEdit = (key: string, from = NAME, shift = false) =>
    getCellAfterEdit({ key, ctrl: false, shift }, from, SIZE);
  test('Enter goes down, Tab to the next cell, Shift back', () => {
    expect(afterEdit('Enter')).toEqual({ row: 4, column: 1 });
    expect(afterEdit('Enter', NAME, true)).toEqual({ row: 2, column: 1 });
    expect(afterEdit('Tab')).toEqual({ row: 3, column: 2 });
    expect(afterEdit('Tab', { row: 3, column: 6 })).toEqual({ row: 4, column: 0 });
    expect(afterEdit('Tab', { row: 3, column: 0 }, true)).toEqual({ row: 2, column: 6 });
  });
  test('and stays at the edges', () => {
    expect(afterEdit('Enter', { row: 11, column: 1 })).toEqual({ row: 11, column: 1 });
    expect(afterEdit('Tab', { row: 11, column: 6 })).toEqual({ row: 11, column: 6 });
    expect(afterEdit('Tab', { row: 0, column: 0 }, true)).toEqual({ row: 0, column: 0 });
  });
});
