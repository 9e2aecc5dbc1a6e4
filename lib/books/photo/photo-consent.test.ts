import { describe, expect, it } from 'vitest';
import { DEDICATION_CONSENT_VERSION } from '../dedication-photo/rules';
import { dedicationConsentSchema } from '../dedication-photo/schema';
import { EMAIL_CONSENT_VERSION } from '../email-subscriptions/model';
import { subscriptionSchema } from '../email-subscriptions/schema';
import { addedReadingSchema, consentSchema, deviceReadingSchema } from '../schema';
import {
  ADDED_CONSENT_VERSION,
  DEVICE_CONSENT_VERSIONS,
  getConsentServices,
  getConsentVersion,
  PHOTO_CONSENT_VERSION,
  PHOTO_CONSENT_VERSIONS,
} from './photo-consent';

const UNKNOWN_VERSIONS = ['1', 'bench', '2026-11-02', 'constructor', '\u0000', ' '];

describe('rulings "Photos and names": the photo’s text version', () => {
  const accepts = (textVersion: string) =>
    consentSchema.safeParse({ accepted: true, textVersion, language: 'he' }).success;

  it('accepts known versions only', () => {
    expect(PHOTO_CONSENT_VERSIONS.filter((version) => !accepts(version))).toEqual([]);
    expect(UNKNOWN_VERSIONS.filter(accepts)).toEqual([]);
  });

  it('accepts every version of the consent to a reading on the device, and no consent to a sent photo in its place', () => {
    const { consent } = deviceReadingSchema.shape;
    const accepted = (textVersion: string) =>
      consent.safeParse({ accepted: true, textVersion, language: 'he' }).success;
    expect(DEVICE_CONSENT_VERSIONS.filter((version) => !accepted(version))).toEqual([]);
    expect([...UNKNOWN_VERSIONS, ...PHOTO_CONSENT_VERSIONS].filter(accepted)).toEqual([]);
  });

  it('knows which services its text names', () => {
    expect(getConsentServices(PHOTO_CONSENT_VERSION)).toEqual([]);
    expect(getConsentServices(getConsentVersion(new Set()))).toEqual([]);
    expect(getConsentServices(getConsentVersion(new Set(['google'])))).toEqual(['google']);
    expect(getConsentServices(getConsentVersion(new Set(['google', 'openai'])))).toEqual(['openai', 'google']);
    expect(UNKNOWN_VERSIONS.flatMap(getConsentServices)).toEqual([]);
  });
});

it('rulings "Photos and names": the e-mail consent has one known text version', () => {
  const accepts = (textVersion: string) =>
    subscriptionSchema.safeParse({
      email: 'a@example.com',
      consent: true,
      textVersion,
      language: 'he',
      reason: 'draft',
    }).success;
  expect([EMAIL_CONSENT_VERSION, ...UNKNOWN_VERSIONS].filter(accepts)).toEqual([EMAIL_CONSENT_VERSION]);
});

describe('rulings "Photos and names": what nobody has agreed to is refused', () => {
  const letter = { email: 'a@example.com', textVersion: EMAIL_CONSENT_VERSION, language: 'he', reason: 'draft' };
  const device = deviceReadingSchema.shape.consent;
  it.each([
    ['a photo that is sent', consentSchema, 'accepted', { textVersion: PHOTO_CONSENT_VERSION, language: 'he' }],
    ['a reading on the device', device, 'accepted', { textVersion: DEVICE_CONSENT_VERSIONS[0], language: 'he' }],
    [
      'a photo of the second hero',
      addedReadingSchema.shape.consent,
      'accepted',
      { textVersion: ADDED_CONSENT_VERSION, language: 'he' },
    ],
    [
      'the photo of a dedication',
      dedicationConsentSchema,
      'accepted',
      { textVersion: DEDICATION_CONSENT_VERSION, language: 'he' },
    ],
    ['a letter', subscriptionSchema, 'consent', letter],
  ])('%s', (_what, schema, box, form) => {
    const accepts = (given: unknown) => schema.safeParse({ ...form, [box]: given }).success;
    expect([true, false, undefined, null, 'true', 1].map(accepts)).toEqual([true, false, false, false, false, false]);
  });
});
