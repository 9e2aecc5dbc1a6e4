import { expect, it } from 'vitest';
import { testimonialSchema } from './schema';

const whole = {
  language: 'en',
  quote: 'She reads it every night.',
  who: 'Dana',
  source: 'https://reviews.example.com/7',
  saidOn: '2026-10-01',
  consentOn: '2026-10-02',
  consent: 'E-mail, folder 7',
  shown: true,
};
const codes = (changed: object) =>
  testimonialSchema.safeParse({ ...whole, ...changed }).error?.issues.map(({ path, message }) => [path[0], message]);

it('§ Social proof: nothing is shown without a source and a consent', () => {
  expect(codes({})).toBeUndefined();
  expect(codes({ source: ' ', saidOn: '', consentOn: '', consent: '' })).toEqual([
    ['source', 'testimonial_source_required'],
    ['saidOn', 'day_required'],
    ['consentOn', 'day_required'],
    ['consent', 'testimonial_consent_required'],
  ]);
  expect(codes({ source: '', saidOn: '', consentOn: '', consent: '', shown: false })).toBeUndefined();
});

it.each([
  [{ quote: ' ' }, 'quote', 'testimonial_words_required'],
  [{ quote: 'a'.repeat(401) }, 'quote', 'testimonial_words_required'],
  [{ who: undefined }, 'who', 'name_required'],
  [{ saidOn: '2026-02-30' }, 'saidOn', 'day_required'],
])('the desk: a testimonial is refused with %j', (changed, field, code) =>
  expect(codes(changed)).toEqual([[field, code]]),
);
