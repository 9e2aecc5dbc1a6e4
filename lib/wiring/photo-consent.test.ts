import { expect, it } from 'vitest';
import { servicesNamedIn } from '@/lib/books';
import { photoConsentOf } from './photo-consent';

const settings = { ILLUSTRATOR: 'hosted', ILLUSTRATOR_PROVIDER: 'openai' } as const;

it.each([
  [{ ...settings, ILLUSTRATOR: 'local' } as const, []],
  [settings, ['openai']],
  [{ ...settings, ILLUSTRATOR_PROVIDER: 'google' } as const, ['google']],
  [{ ...settings, ILLUSTRATOR_FALLBACK_PROVIDER: 'openai' } as const, ['openai']],
  [{ ...settings, ILLUSTRATOR_FALLBACK_PROVIDER: 'google' } as const, ['openai', 'google']],
])('rulings "Consent": %j asks for words that name %j', (env, named) => {
  expect(servicesNamedIn(photoConsentOf(env))).toEqual(named);
});
