import { expect, it } from 'vitest';
import { parseCode } from './parse-code';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['123\u2013456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['１２３４５６', '123456'],
  ['\u202a123456\u202c', '123456'],
  ['123456 is your Gibori code. It works for 10 minutes.', '123456'],
  ['Valid for 10 minutes: 123456', '123456'],
  ['12345', '12345'],
  ['1234567', '123456'],
  ['code', ''],
  ['', ''],
])('§5 code entry: %j is read as %s', (typed, code) => expect(parseCode(typed)).toBe(code));
