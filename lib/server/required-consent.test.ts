import { expect, it } from 'vitest';
import { getConsentServices } from '@/lib/books';
import { getRequiredPhotoConsent } from './required-consent';

const settings = { ILLUSTRATOR: 'hosted', ILLUSTRATOR_PROVIDER: 'openai' } as const;

it.each([
  [{ ...settings, ILLUSTRATOR: 'local' } as const, []],
  [{ ...settings, ILLUSTRATOR: 'sandbox' } as const, []],
  [settings, ['openai']],
  [{ ...settings, ILLUSTRATOR_PROVIDER: 'google' } as const, ['google']],
  [{ ...settings, ILLUSTRATOR_BASE_URL: 'http://images.internal/v1' } as const, []],
  [
    {
      ...settings,
      ILLUSTRATOR_BASE_URL: 'http://images.internal/v1',
      ILLUSTRATOR_FALLBACK_PROVIDER: 'google',
    } as const,
    ['google'],
  ],
  [{ ...settings, ILLUSTRATOR_FALLBACK_PROVIDER: 'openai' } as const, ['openai']],
  [{ ...settings, ILLUSTRATOR_FALLBACK_PROVIDER: 'google' } as const, ['openai', 'google']],
])('rulings "Photos and names": %j requires a text that names %j', (env, named) => {
  expect(getConsentServices(getRequiredPhotoConsent(env))).toEqual(named);
});
