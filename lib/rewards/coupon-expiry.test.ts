import { expect, it } from 'vitest';
import { getCouponExpiry } from './coupon-expiry';

it.each([
  ['in the afternoon', '2026-11-23T13:00:00Z', 'IL', '2026-11-23T22:00:00Z'],
  ['in the American evening', '2026-11-24T01:30:00Z', 'US', '2026-11-24T05:00:00Z'],
  ['before midnight: three hours', '2026-11-23T21:30:00Z', 'IL', '2026-11-24T00:30:00Z'],
  ['in Nairobi', '2026-11-23T06:00:00Z', 'KE', '2026-11-23T21:00:00Z'],
  ['on the day before the clocks go back', '2026-10-24T12:00:00Z', 'IL', '2026-10-24T21:00:00Z'],
  ['on the day when the clocks go back', '2026-10-24T22:30:00Z', 'IL', '2026-10-25T22:00:00Z'],
] as const)('rulings "Money": a coupon %s', (_, now, country, expiry) =>
  expect(getCouponExpiry(new Date(now), country)).toEqual(new Date(expiry)),
);
