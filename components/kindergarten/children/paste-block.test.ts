import { describe, expect, it } from 'vitest';
import { createChild } from '../testing/sample-class';
import { parseBlock, planPaste } from './paste-block';

const CONTEXT = { language: 'he', books: [], room: 200 } as const;
const NAME = { row: 0, column: 1 };

describe('§5 class orders: paste from Excel', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a', [['a']]],
    ['a\t\tb', [['a', '', 'b']]],
    ['"a\nb"\t"say ""c"""', [['a b', 'say "c"']]],
    ['ריץ"\tבן', [['ריץ"', 'בן']]],
    ['\n\na', [[''], [''], ['a']]],
  ])('%j', (text, rows) => expect(parseBlock(text)).toEqual(rows));

  it('changes the rows from the cell on and adds the rest', () => {
    const plan = planPaste('נועה\tבת\t4\nדניאל\tבן\t5\nמאיה\tבת\t3', NAME, [createChild(1), createChild(2)], CONTEXT);
    expect(plan).toEqual({
      changes: [
        { row: 0, values: { name: 'נועה', gender: 'girl', age: 4 } },
        { row: 1, values: { name: 'דניאל', gender: 'boy', age: 5 } },
      ],
      added: [{ name: 'מאיה', gender: 'girl', age: 3 }],
      faults: [],
    });
  });

  it('reports each cell that it cannot read, and keeps the rest of its row', () => {
    const plan = planPaste('נועה\tבת\t40', NAME, [createChild(1)], CONTEXT);
    expect(plan.changes).toEqual([{ row: 0, values: { name: 'נועה', gender: 'girl' } }]);
    expect(plan.faults).toEqual([{ row: 0, column: 'age', text: '40', code: 'age_out_of_range' }]);
  });

  it('leaves a value as it is where the cell is empty, and skips empty lines', () => {
    const plan = planPaste('\t\t6\n\n\t\t7', NAME, [createChild(1), createChild(2)], CONTEXT);
    expect(plan.changes.map(({ values }) => values)).toEqual([{ age: 6 }, { age: 7 }]);
  });

  it('never adds more children than a class may have', () => {
    const names = 'אבגדה'.split('').map((letter) => `נועה${letter}`);
    expect(planPaste(names.join('\n'), { row: 1, column: 1 }, [createChild(1)], { ...CONTEXT, room: 2 }).added).toEqual(
      [{ name: names[0] }, { name: names[1] }],
    );
  });

  it('leaves out running numbers in front of names, and splits full names', () => {
    const plan = planPaste('1\tMaya Levi\n2\tDan', NAME, [createChild(1, { name: '' })], CONTEXT);
    expect(plan).toEqual({
      changes: [{ row: 0, values: { name: 'Maya', fullName: 'Maya Levi' } }],
      added: [{ name: 'Dan' }],
      faults: [],
    });
  });

  it('starts at the next cell with a value when it is pasted on the photo', () => {
    const plan = planPaste('נועה', { row: 0, column: 0 }, [createChild(1)], CONTEXT);
    expect(plan.changes).toEqual([{ row: 0, values: { name: 'נועה' } }]);
  });
});
