import { beforeEach, describe, expect, it } from 'vitest';
import { dismissSwitch, shouldSuggestSwitch, urlInCountry } from './phone-country-switch';

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
beforeEach(() => kept.clear());

describe('§4 country mismatch of the verified phone suggests a switch', () => {
  it('suggests it on another country’s page until it is dismissed in this session', () => {
    expect(shouldSuggestSwitch(store, 'IL', 'IL')).toBe(false);
    expect(shouldSuggestSwitch(store, 'KE', 'IL')).toBe(true);
    dismissSwitch(store, 'KE');
    expect(shouldSuggestSwitch(store, 'KE', 'IL')).toBe(false);
    expect(shouldSuggestSwitch(store, 'US', 'IL')).toBe(true);
  });

  it('keeps the path and falls back to the country’s default language', () => {
    expect(urlInCountry('KE', '/IL/he/checkout/1', '?a=1')).toBe('/KE/en/checkout/1?a=1');
    expect(urlInCountry('IL', '/US/en/my-books')).toBe('/IL/en/my-books');
    expect(urlInCountry('IL', '/my-books')).toBe('/IL/he/my-books');
  });
});
