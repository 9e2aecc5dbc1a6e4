import { beforeEach, describe, expect, it } from 'vitest';
import { dismissSwitch, inCountry, suggestsSwitch } from './phone-mismatch';

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
beforeEach(() => kept.clear());

describe('§4 a mismatch of the verified phone suggests a switch', () => {
  it('where the page is of another country, until it was dismissed in this session', () => {
    expect(suggestsSwitch(store, 'IL', 'IL')).toBe(false);
    expect(suggestsSwitch(store, 'KE', 'IL')).toBe(true);
    dismissSwitch(store, 'KE');
    expect(suggestsSwitch(store, 'KE', 'IL')).toBe(false);
    expect(suggestsSwitch(store, 'US', 'IL')).toBe(true);
  });

  it('goes to the same page; a language that the country does not speak becomes its default', () => {
    expect(inCountry('KE', '/IL/he/checkout/1', '?a=1')).toBe('/KE/en/checkout/1?a=1');
    expect(inCountry('IL', '/US/en/my-books')).toBe('/IL/en/my-books');
    expect(inCountry('IL', '/my-books')).toBe('/IL/he/my-books');
  });
});
