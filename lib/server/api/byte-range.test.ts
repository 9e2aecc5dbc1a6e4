import { expect, it } from 'vitest';
import { parseByteRange } from './byte-range';

it.each([
  ['bytes=0-499', { start: 0, end: 499 }],
  ['bytes=500-', { start: 500, end: 999 }],
  ['bytes=-200', { start: 800, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=0-1', null],
  [null, null],
] as const)('%s of a file of 1000 bytes', (header, range) => expect(parseByteRange(header, 1000)).toEqual(range));

it('no range of an empty file is satisfiable', () => expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable'));
