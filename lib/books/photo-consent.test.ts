import { describe, expect, it } from 'vitest';
import { LETTER_CONSENT_VERSION } from './letters/model';
import { letterSchema } from './letters/schema';
import { consentNaming, PHOTO_CONSENT_VERSION, PHOTO_CONSENT_VERSIONS, servicesNamedIn } from './photo-consent';
import { consentSchema } from './schema';

const NOBODYS = ['1', 'bench', '2026-11-02', 'constructor', '\u0000', ' '];

describe('rulings "Consent": the photo’s text version', () => {
  const accepts = (textVersion: string) =>
    consentSchema.safeParse({ accepted: true, textVersion, language: 'he' }).success;

  it('is one of those that exist', () => {
    expect(PHOTO_CONSENT_VERSIONS.filter((version) => !accepts(version))).toEqual([]);
    expect(NOBODYS.filter(accepts)).toEqual([]);
  });

  it('tells which services its words name', () => {
    expect(servicesNamedIn(PHOTO_CONSENT_VERSION)).toEqual([]);
    expect(servicesNamedIn(consentNaming(new Set()))).toEqual([]);
    expect(servicesNamedIn(consentNaming(new Set(['google'])))).toEqual(['google']);
    expect(servicesNamedIn(consentNaming(new Set(['google', 'openai'])))).toEqual(['openai', 'google']);
    expect(NOBODYS.flatMap(servicesNamedIn)).toEqual([]);
  });
});

it('rulings "Consent": a letter’s text version is the one that exists', () => {
  const accepts = (textVersion: string) =>
    letterSchema.safeParse({ email: 'a@example.com', consent: true, textVersion, language: 'he', reason: 'draft' })
      .success;
  expect([LETTER_CONSENT_VERSION, ...NOBODYS].filter(accepts)).toEqual([LETTER_CONSENT_VERSION]);
});
