import { expect, it } from 'vitest';
import type { EmailKind } from './model';
import { renderEmail } from './rendering/render-email';
import { sampleEmail } from './testing/samples';

const SAMPLES = sampleEmail('ru');
const KINDS = Object.keys(SAMPLES) as EmailKind[];

// A Russian date with a year ends in "г.", so that a full stop after it would be a second one.
it.each(KINDS)('%s in ru: no date is followed by a second full stop', async (kind) => {
  const { text } = await renderEmail(kind, 'ru', SAMPLES[kind]);
  expect(text.replace(/[\u2066-\u2069]/g, '')).not.toMatch(/г\.\./);
});
