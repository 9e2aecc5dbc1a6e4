import { describe, expect, it } from 'vitest';
import { parseSearch } from './parse-search';

const NOTHING = { number: null, tracking: null, email: null, phones: [], name: null };

describe('the desk: one search', () => {
  it('a number of an order, also in small letters', () => {
    expect(parseSearch(' 7k3ma9 ', false)).toEqual({ ...NOTHING, number: '7K3MA9', tracking: '7K3MA9' });
  });
  it('a phone as it is dialled, and with its country code', () => {
    expect(parseSearch('050-123 4567', true).phones).toContain('+972501234567');
    expect(parseSearch('+972 50 123', true).phones).toEqual(['+97250123']);
    expect(parseSearch('0501', true).phones).toEqual([]);
  });
  it('an address of e-mail, or its beginning', () => {
    expect(parseSearch('Dana@Example.com', true)).toMatchObject({ email: 'dana@example.com', number: null });
  });
  it('words of a name in any script', () => {
    expect(parseSearch('דנה כה', true).name).toBe('דנה:* & כה:*');
    expect(parseSearch("O'Brien & Sons!", true).name).toBe('Brien:* & Sons:*');
  });
  it('roles that see no customers find by numbers alone', () => {
    for (const typed of ['dana@example.com', '+972501234567', 'דנה כהן']) {
      expect(parseSearch(typed, false)).toEqual(NOTHING);
    }
  });
});
