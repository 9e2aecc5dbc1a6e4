import { describe, expect, it } from 'vitest';
import { decideReprint, isOwnMistake, MAX_DAILY_REPRINTS, REPRINT_REASONS, REPRINT_TEXT } from './rules';
import { reprintSchema } from './schema';

const NONE = { startedForOwner: 0, startedToday: 0 };

describe('rulings "Money": faults are always remedied, and a parent\'s own mistake once', () => {
  it.each(REPRINT_REASONS)('%s: starts at once unless the words must be corrected first', (reason) => {
    expect(decideReprint(reason, NONE)).toBe(reason === 'own_text' ? 'staff' : 'started');
  });

  it.each(REPRINT_REASONS)('%s: beyond the daily number a person decides', (reason) => {
    expect(decideReprint(reason, { ...NONE, startedToday: MAX_DAILY_REPRINTS })).toBe('staff');
  });

  it('a second free copy goes to a person, whatever its reason', () => {
    const second = { ...NONE, startedForOwner: 1 };
    expect(REPRINT_REASONS.filter((reason) => decideReprint(reason, second) === 'started')).toEqual([]);
    expect(REPRINT_REASONS.filter(isOwnMistake)).toEqual(['own_text', 'own_address']);
  });
});

describe('what a request for a reprint must say', () => {
  const address = {
    country: 'IL',
    fullName: 'דנה לוי',
    state: '',
    city: 'חיפה',
    postalCode: '',
    street: 'הנשיא',
    houseNumber: '12',
    apartment: '',
  };
  const errorsOf = (input: object) => {
    const issues = reprintSchema.safeParse(input).error?.issues ?? [];
    return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
  };
  const words = (length: number) => 'א'.repeat(length);

  it('a reason, and 10 to 500 characters', () => {
    expect(errorsOf({ reason: 'gift', description: words(9) })).toEqual({
      reason: 'reprint_reason_required',
      description: 'reprint_text_too_short',
    });
    expect(errorsOf({ reason: 'own_text', description: ` ${words(9)} ` })).toHaveProperty('description');
    expect(errorsOf({ reason: 'own_text', description: words(REPRINT_TEXT.max + 1) })).toEqual({
      description: 'reprint_text_too_long',
    });
    for (const length of [REPRINT_TEXT.min, REPRINT_TEXT.max]) {
      expect(errorsOf({ reason: 'print_damage', description: words(length) })).toEqual({});
    }
  });

  it('the right address, when the address was wrong', () => {
    const request = { reason: 'own_address', description: words(10) };
    expect(errorsOf(request)).not.toEqual({});
    expect(errorsOf({ ...request, address: { ...address, city: '' } })).toEqual({
      'address.city': 'address_city_required',
    });
    expect(errorsOf({ ...request, address })).toEqual({});
  });

  it('no address otherwise: a half-typed one is neither an error nor kept', () => {
    const request = { reason: 'lost_parcel', description: words(10), address: { ...address, city: '' } };
    expect(reprintSchema.parse(request)).toEqual({ reason: 'lost_parcel', description: words(10) });
  });
});
