import { expect, it } from 'vitest';
import { parseMarkedList } from './parse-list';

it.each([
  ['a scanned number', '7k3ma90q', [['7K3MA90Q', null, null]]],
  [
    'numbers below each other, one twice',
    '7K3MA90Q\r\n\r\n7k3ma90q \nB2',
    [
      ['7K3MA90Q', null, null],
      ['B2', null, null],
    ],
  ],
  ['a typed tracking number', '#7K3MA90Q  RR123IL', [['7K3MA90Q', 'RR123IL', null]]],
  ['rows of a spreadsheet', '7K3MA90Q\tRR123IL\tIsrael Post', [['7K3MA90Q', 'RR123IL', 'Israel Post']]],
  ['rows of a file', '"7K3MA90Q","RR123IL",DHL', [['7K3MA90Q', 'RR123IL', 'DHL']]],
  ['a row without a tracking number', '7K3MA90Q;;DHL', [['7K3MA90Q', null, 'DHL']]],
  ['marks that nobody sees', '\u200f7K3MA90Q\u200e', [['7K3MA90Q', null, null]]],
  ['nothing', ' \n\t\n', []],
])('the desk, a list of order numbers: %s', (_, text, expected) => {
  const lines = parseMarkedList(text);
  expect(lines.map(({ number, trackingNumber, carrier }) => [number, trackingNumber, carrier])).toEqual(expected);
});
