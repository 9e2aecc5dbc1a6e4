import { describe, expect, it } from 'vitest';
import { formatStreet, formatUnit, hasDoor, isPostOnly } from './street-line';

describe('§5 Shipping: what a postman needs', () => {
  it.each([
    ['IL', 'הנשיא', '12א', 'הנשיא 12א'],
    ['IL', 'הנשיא 12', '', 'הנשיא 12'],
    ['IL', 'הנשיא 12', '12', 'הנשיא 12'],
    ['IL', 'ת.ד. 123', '', 'ת.ד. 123'],
    ['IL', 'ת"ד', '123', 'ת"ד 123'],
    ['US', 'Congress Ave', '1200', '1200 Congress Ave'],
    ['US', '1200 Congress Ave Apt 4B', '', '1200 Congress Ave Apt 4B'],
    ['US', '1200 Congress Ave', '1200', '1200 Congress Ave'],
    ['US', 'PO Box', '130', 'PO Box 130'],
    ['US', 'P.O. Box 130', '', 'P.O. Box 130'],
    ['US', 'PSC 802', '74', 'PSC 802 Box 74'],
    ['US', 'PSC 802 Box', '74', 'PSC 802 Box 74'],
    ['US', 'Unit 2050 Box 4190', '', 'Unit 2050 Box 4190'],
    ['KE', 'P.O. Box 1234', '', 'P.O. Box 1234'],
    ['KE', 'Moi Avenue', '4', 'Moi Avenue 4'],
  ] as const)('%s, %o and %o: %s', (country, street, house, line) =>
    expect(formatStreet({ country, street, house })).toBe(line),
  );

  it.each([
    ['הנשיא', '', false],
    ['הנשיא 12', '', true],
    ['ת.ד. 123', '', true],
    ['ת"ד 123', '', true],
    ['תא דואר', '', true],
    ['PO Box 130', '', true],
    ['Potomac Box Road', '', false],
    ['ص.ب 12', '', true],
    ['а/я 5', '', true],
    ['شارع ٥', '', true],
    ['Congress Ave', '1200', true],
  ])('%o with house %o has a door: %s', (street, house, found) => expect(hasDoor({ street, house })).toBe(found));

  it('only the post delivers to boxes and bases', () => {
    expect(isPostOnly({ street: 'PSC 802 Box 74', city: 'APO' })).toBe(true);
    expect(isPostOnly({ street: 'ת.ד. 4', city: 'חיפה' })).toBe(true);
    expect(isPostOnly({ street: '1200 Congress Ave', city: 'Austin' })).toBe(false);
  });

  it.each([
    ['Congress Ave', '4B', 'Apt 4B'],
    ['Congress Ave', 'Suite 300', 'Suite 300'],
    ['הנשיא', '4', 'דירה 4'],
    ['הנשיא', 'כניסה ב, קומה 2', 'כניסה ב, קומה 2'],
    ['Ленина', '4', 'кв. 4'],
  ])('the flat of %s: %s is %s', (street, apartment, line) => expect(formatUnit({ street, apartment })).toBe(line));
});
