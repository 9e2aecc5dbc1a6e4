/**
 * Samples of the specification (§1 "Social proof claims"): labelled as samples on screen, never shown in production.
 * The sample testimonials are `home.testimonials.<key>` of the messages, each with the drawn face of its child.
 */
export const SAMPLE_FIGURES = { rating: 4.9, children: 10_000 } as const;

export const SAMPLE_TESTIMONIALS = [
  { key: 'first', face: 'face-curls' },
  { key: 'second', face: 'photo-mei' },
  { key: 'third', face: 'face-fringe' },
  { key: 'fourth', face: 'photo-freya' },
  { key: 'fifth', face: 'face-glasses' },
  { key: 'sixth', face: 'photo-tamar' },
] as const;
