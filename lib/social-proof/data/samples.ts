import type { CountryCode } from '@/lib/markets';

/**
 * Samples of the specification (§1 "Social proof claims"): labelled as samples on screen, never shown in production.
 * The sample testimonials are `home.testimonials.<key>` of the market's messages, each with the drawn face of its child.
 */
export const SAMPLE_FIGURES = { rating: 4.9, children: 10_000 } as const;

const KEYS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Pictures of the children that the testimonials are about. */
const FACES = ['face-curls', 'photo-mei', 'face-fringe', 'photo-freya', 'face-glasses', 'photo-tamar'] as const;
const KENYAN_FACES = ['face-zuri', 'photo-otis', 'face-amara', 'face-curls', 'face-glasses', 'photo-mei'] as const;

/** The sample testimonials of a market, in their order. */
export function listSampleTestimonials(country: CountryCode) {
  const faces = country === 'KE' ? KENYAN_FACES : FACES;
  return KEYS.map((key, index) => ({ key, face: faces[index] ?? FACES[0] }));
}
