import { expect, test } from 'vitest';
import { getReceiptNumber, readReceipt, signReceipt } from './deletion-receipt';

const SECRET = 's'.repeat(32);
const receipt = { kind: 'photo', at: new Date('2026-11-24T12:00:00.000Z'), number: 'K7QM2ZP4XA' } as const;

test('a receipt that the shop signed is read back, also after the secret has changed', () => {
  const token = signReceipt(SECRET, receipt);
  expect(readReceipt(SECRET, token)).toEqual(receipt);
  expect(readReceipt(['n'.repeat(32), SECRET], token)).toEqual(receipt);
});

test('a receipt with another day, kind or number, or without a signature, is not ours', () => {
  const token = signReceipt(SECRET, receipt);
  const changes = [
    token.replace('2026-11-24', '2026-10-24'),
    token.replace('photo', 'account'),
    token.replace('K7QM2ZP4XA', 'K7QM2ZP4XB'),
    token.slice(0, token.lastIndexOf('.')),
    '',
  ];
  for (const changed of changes) expect(readReceipt(SECRET, changed)).toBeNull();
  expect(readReceipt('x'.repeat(32), token)).toBeNull();
});

test('the number of a receipt is the same each time and does not show what it is for', () => {
  const id = '2f1b6a52-7f0e-4d52-9a41-0d5a3a4e9b10';
  expect(getReceiptNumber(SECRET, id)).toMatch(/^[0-9A-Z]{10}$/);
  expect(getReceiptNumber(SECRET, id)).toBe(getReceiptNumber(SECRET, id));
  expect(getReceiptNumber(SECRET, id)).not.toBe(getReceiptNumber('x'.repeat(32), id));
});
