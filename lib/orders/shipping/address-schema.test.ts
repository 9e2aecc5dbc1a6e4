import { describe, expect, it } from 'vitest';
import { addressSchema, isPostalCodeMissing } from './address-schema';

const IL = { country: 'IL', fullName: 'דנה לוי', city: 'חיפה', street: 'הנשיא', houseNumber: '12א' } as const;
const US = {
  country: 'US',
  fullName: 'Dana Levi',
  city: 'Austin',
  street: 'Congress Ave',
  houseNumber: '1200',
  state: 'TX',
  postalCode: '78701',
} as const;
const KE = { country: 'KE', fullName: 'Wanjiru N.', city: 'Nairobi', street: 'Moi Avenue', houseNumber: '4' } as const;

const codes = (input: unknown) =>
  Object.fromEntries(addressSchema.safeParse(input).error?.issues.map(({ path, message }) => [path[0], message]) ?? []);

describe('§5 Shipping', () => {
  it.each([IL, US, KE])('accepts an address of $country', (address) => expect(codes(address)).toEqual({}));

  it('requires name, city, street and house number', () => {
    expect(codes({ country: 'IL', fullName: ' ' })).toEqual({
      fullName: 'address_name_required',
      city: 'address_city_required',
      street: 'address_street_required',
    });
    expect(codes({ ...IL, houseNumber: '' })).toEqual({ houseNumber: 'address_house_required' });
    expect(codes({ ...US, houseNumber: ' ' })).toEqual({ street: 'address_house_required' });
  });

  it('§5 child name: removes line breaks and invisible marks, and refuses what no label prints', () => {
    const typed = { ...IL, fullName: '\u2068דנה\r\nBcc: x\u2069', street: '\u200fהנשיא\u202e', city: 'חיפה\u200b' };
    expect(addressSchema.parse(typed)).toMatchObject({ fullName: 'דנה Bcc: x', street: 'הנשיא', city: 'חיפה' });
    expect(codes({ ...IL, city: '東京' })).toEqual({ city: 'text_not_printable:東 京' });
  });

  it.each([
    { ...IL, street: 'הנשיא 12', houseNumber: '' },
    { ...IL, street: 'ת.ד. 123', houseNumber: null },
    { ...US, street: 'PO Box 130', houseNumber: '' },
    { ...US, street: '1200 Congress Ave Apt 4B', houseNumber: undefined },
    { ...US, street: 'PSC 802, Box 74', houseNumber: '', city: 'APO', state: 'AE', postalCode: '09499' },
    { ...KE, street: 'P.O. Box 1234', houseNumber: '' },
  ])('§5 Shipping: a number somewhere, or a box: $street', (address) => expect(codes(address)).toEqual({}));

  it('the United States also require a state and a postal code', () => {
    expect(codes({ ...US, state: '', postalCode: '' })).toEqual({
      state: 'address_state_required',
      postalCode: 'postal_code_required',
    });
    expect(codes({ ...US, state: 'ZZ' })).toEqual({ state: 'address_state_required' });
  });

  it.each([
    [{ ...IL, postalCode: '1234' }, 'postal_code_il'],
    [{ ...IL, postalCode: '12345678' }, 'postal_code_il'],
    [{ ...US, postalCode: '787011' }, 'postal_code_us'],
    [{ ...KE, postalCode: '001000' }, 'postal_code_ke'],
    [{ ...KE, postalCode: 'GPO' }, 'postal_code_ke'],
  ])('rejects a postal code of the wrong form: %o', (address, code) => {
    expect(codes(address)).toEqual({ postalCode: code });
  });

  it.each([
    { ...IL, postalCode: '31000' },
    { ...IL, postalCode: '3100000' },
    { ...US, postalCode: '78701-1234' },
    { ...KE, postalCode: '00100' },
  ])('accepts $postalCode in $country', (address) => expect(codes(address)).toEqual({}));

  it('§5 Shipping: a missing postal code is a warning in Israel and Kenya', () => {
    expect(isPostalCodeMissing({ ...IL, postalCode: null })).toBe(true);
    expect(isPostalCodeMissing({ ...KE, postalCode: '00100' })).toBe(false);
    expect(isPostalCodeMissing({ country: 'US', postalCode: null })).toBe(false);
  });
});
