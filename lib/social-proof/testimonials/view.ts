import type { Language } from '@/lib/markets';

/** What a customer said, as those who enter it see it. Days are `YYYY-MM-DD`, or empty. */
export type TestimonialWords = {
  /** Its original language; only pages in that language show it. */
  readonly language: Language;
  readonly quote: string;
  /** The name that the person agreed to. */
  readonly who: string;
  readonly place: string;
  /** A link, or a note of where the original is kept. */
  readonly source: string;
  readonly saidOn: string;
  readonly consentOn: string;
  /** How the person consented, and where that is kept; never shown. */
  readonly consent: string;
  readonly shown: boolean;
};

export type EditedTestimonial = TestimonialWords & { readonly id: string; readonly version: number };

/** What readers see of a testimonial. */
export type VisibleTestimonial = Pick<TestimonialWords, 'quote' | 'who' | 'place' | 'saidOn'> & {
  /** The site where it can be read, such as `reviews.example.com`; `null` where the source is a note of the shop. */
  readonly site: string | null;
};
