import { expect, it } from 'vitest';
import { reviewSchema } from './schema';

it('§9 review: without the consent to publish it, a review is refused', () => {
  const accepts = (consent: unknown) =>
    reviewSchema.safeParse({ rating: 5, text: 'She asks for it every evening.', language: 'en', consent }).success;
  expect([true, false, undefined, 'true'].map(accepts)).toEqual([true, false, false, false]);
});
