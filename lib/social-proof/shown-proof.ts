import type { Language } from '@/lib/markets';
import { OWNER_PROOF } from './data/owner';
import { SAMPLE_FIGURES } from './data/samples';
import { type Proof, type ProofPhoto, type ProofSource, proofSchema, type Testimonial } from './schema';

/** A figure that a page shows; a sample says that it is one, a true one may name its source. */
export type ShownFigure = { readonly value: number; readonly isSample: boolean; readonly source: ProofSource | null };

export type ShownProof = {
  readonly rating: ShownFigure | null;
  readonly children: ShownFigure | null;
  /** True ones in the page's language. */
  readonly testimonials: readonly Testimonial[];
  readonly photos: readonly ProofPhoto[];
  /** Where to read more reviews. */
  readonly reviews: ProofSource | null;
};

/** @throws ZodError where the owner's data lacks a source, a date or a consent: the build then stops. */
export const ownerProof = (): Proof => proofSchema.parse(OWNER_PROOF);

const sampleFigure = (value: number): ShownFigure => ({ value, isSample: true, source: null });

/**
 * What a page in this language shows (rulings, "Flow"): the owner's data, else samples where `samples` allows them.
 * As soon as one figure is real, no sample stands beside it.
 */
export function shownProof(
  language: Language,
  { samples, proof = ownerProof() }: { readonly samples: boolean; readonly proof?: Proof },
): ShownProof {
  const { rating, children, photos } = proof;
  const isEmpty = !rating && !children;
  return {
    rating: rating
      ? { value: rating.value, isSample: false, source: rating.source }
      : samples && isEmpty
        ? sampleFigure(SAMPLE_FIGURES.rating)
        : null,
    children: children
      ? { value: children.count, isSample: false, source: null }
      : samples && isEmpty
        ? sampleFigure(SAMPLE_FIGURES.children)
        : null,
    testimonials: proof.testimonials.filter((said) => said.language === language),
    photos,
    reviews: rating?.source ?? null,
  };
}
