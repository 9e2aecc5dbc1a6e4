import { expect, it } from 'vitest';
import { sendCodeSchema } from './schema';

it('§5 child name: e-mail and phone lose the invisible marks of a chat', () => {
  const typed = {
    phone: '\u202a+972 50-678-3721\u202c',
    email: '\u2068dana@example.com\u2069\u200b',
    country: 'IL',
    language: 'he',
    termsAccepted: true,
    smsConsent: true,
  };
  expect(sendCodeSchema.parse(typed)).toMatchObject({ phone: '+972 50-678-3721', email: 'dana@example.com' });
});
