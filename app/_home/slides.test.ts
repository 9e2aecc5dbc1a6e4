import { expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { getHeroSlides } from './slides';

it.each(LANGUAGES)('a picture of half of a spread is described by what is said of its child: %s', async (language) => {
  const { first, others } = await getHeroSlides(language);
  const slides = first ? [first, ...others] : others;
  expect(slides.length).toBeGreaterThan(3);
  for (const { alt } of slides) expect(alt).toMatch(/\u2068[^\u2068\u2069]+\u2069/);
  expect(first?.alt.split('.').filter(Boolean)).toHaveLength(1);
});
