import { expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { formatCursor, parseCursor, toPage } from './cursor';

const id = newId();

it.each([new Date(1_764_400_000_000), null])('a cursor reads as it was written: %s', (time) =>
  expect(parseCursor(formatCursor({ time, id }))).toEqual({ time, id }),
);

it.each([null, '', 'x', `x_${id}`, `1_${id}'`, `-1_${id}`, '1_'])('anything else is no cursor: %j', (text) =>
  expect(parseCursor(text)).toBeUndefined(),
);

it('the next page begins after the last row that is shown', () => {
  const options = { toPlace: (at: number) => ({ time: new Date(at), id }), toRow: (at: number) => at * 2 };
  expect(toPage([1, 2, 3], 2, options)).toEqual({ rows: [2, 4], next: `2_${id}` });
  expect(toPage([1, 2], 2, options)).toEqual({ rows: [2, 4], next: null });
});
