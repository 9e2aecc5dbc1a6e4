import { expect, test } from 'vitest';
import { COMPANY_LIMITS } from '@/lib/company';
import { checkLogo } from './check-logo';

test('§5 "logo up to 5 MB": an image of the largest size passes, one byte more, an SVG and a document do not', () => {
  const size = COMPANY_LIMITS.logoBytes;
  expect(checkLogo({ type: 'image/png', size })).toBeNull();
  expect(checkLogo({ type: 'image/webp', size: size + 1 })).toBe('logo_too_large');
  expect(checkLogo({ type: 'image/svg+xml', size: 100 })).toBe('logo_not_an_image');
  expect(checkLogo({ type: 'application/pdf', size: 100 })).toBe('logo_not_an_image');
});
