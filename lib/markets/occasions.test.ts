import { describe, expect, it } from 'vitest';
import { type CountryCode, type Language, supportedPairs } from './countries';
import { listOccasions } from './occasions';

const list = (country: CountryCode, language: Language, now: string, days = 90) =>
  listOccasions(country, language, new Date(now), days).map(({ id, day }) => `${id} ${day.toISOString().slice(0, 10)}`);

describe('occasions of an edition', () => {
  it.each([
    ['2026-11-01T08:00:00Z', ['hanukkah 2026-12-04']],
    ['2026-09-01T08:00:00Z', ['rosh_hashana 2026-09-11']],
    ['2027-02-01T08:00:00Z', ['purim 2027-03-23', 'passover 2027-04-21']],
    // A year without a second Adar.
    ['2026-02-01T08:00:00Z', ['purim 2026-03-03', 'passover 2026-04-01']],
  ])('Israel in Hebrew from %s: %j', (now, days) => expect(list('IL', 'he', now)).toEqual(days));

  it('the Muslim feasts in Arabic, a day early because the moon decides', () => {
    expect(list('IL', 'ar', '2026-03-01T08:00:00Z')).toEqual(['eid_al_fitr 2026-03-19', 'eid_al_adha 2026-05-26']);
  });

  it('Christmas Eve and the second Sunday in May', () => {
    expect(list('US', 'en', '2026-11-01T08:00:00Z')).toEqual(['christmas 2026-12-24']);
    expect(list('KE', 'en', '2026-04-01T08:00:00Z')).toEqual(['mothers_day 2026-05-10']);
  });

  it('from tomorrow on, in the time zone of the market', () => {
    expect(list('US', 'en', '2026-12-24T04:30:00Z', 1)).toEqual(['christmas 2026-12-24']);
    expect(list('US', 'en', '2026-12-24T12:00:00Z', 1)).toEqual([]);
  });

  it('rulings "Flow": nothing of a faith for readers who do not share it', () => {
    for (const { country, lang } of supportedPairs) {
      const shown = list(country, lang, '2026-01-01T08:00:00Z', 365).join();
      if (lang === 'ar') expect(shown).not.toMatch(/hanukkah|passover|purim|rosh|christmas/);
      if (country === 'IL' && lang !== 'ar') expect(shown).not.toMatch(/eid|christmas/);
      expect(shown).not.toBe('');
    }
  });
});
