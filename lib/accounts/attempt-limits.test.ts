import { expect, it } from 'vitest';
import { getNumberRange } from './attempt-limits';

it.each([
  ['+972501234567', '9725012'],
  ['+12025550123', '1202555'],
  ['+254712345678', '2547123'],
])('%s belongs to the range %s', (phone, range) => expect(getNumberRange(phone)).toBe(range));
